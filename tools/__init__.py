"""The parts of build.py, one concern each. Nothing here goes into the wheel or onto the page."""
