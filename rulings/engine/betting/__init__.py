"""The clean game of betting: values in, values out."""
