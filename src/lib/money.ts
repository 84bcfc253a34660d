/** Formats whole VND in groups of three: `250.000`. */
export function groupVnd(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Formats whole VND as Product §9 prints prices in both languages: `250.000VND`. Contains nowhere to break a line. */
export function formatVnd(amount: number): string {
  return `${groupVnd(amount)}VND`
}
