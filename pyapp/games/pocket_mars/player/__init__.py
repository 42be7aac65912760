"""How a computer plays: values, reasons, chances."""
