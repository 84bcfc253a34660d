/** An amount of whole VND in groups of three, as a field shows it: `250.000`. By hand: `Intl.NumberFormat` is slow at its first use. */
export function groupVnd(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** A price as Product §9 prints it in both languages: `250.000VND`. Takes whole VND; never breaks over two lines. */
export function formatVnd(amount: number): string {
  return `${groupVnd(amount)}VND`
}
