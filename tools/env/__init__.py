"""What a machine must have: Python packages, Node, browsers; and where things stand."""
