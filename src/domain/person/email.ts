/** What forms take for an address (Product §5): `x@y.z` without spaces. The server judges it more strictly. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
