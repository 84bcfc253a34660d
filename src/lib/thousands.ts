/** A whole number in groups of three digits, as `Intl.NumberFormat` prints it, whose first use is slow: docs/adr/0005. */
export function groupThousands(amount: number, mark: '.' | ','): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, mark)
}
