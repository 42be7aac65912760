"""What the build makes with Pyodide itself, run by Node: compiled code and the memory image."""
