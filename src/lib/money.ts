/**
 * A price as spec §9 prints it in both languages: `250.000VND`. Takes whole VND; never breaks over two lines.
 *
 * What `Intl.NumberFormat('vi-VN')` prints, without it: its first use costs a slow phone a quarter of a second
 * (docs/adr/0005).
 */
export function formatVnd(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}VND`
}
