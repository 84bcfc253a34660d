const hourMs = 3_600_000
/** Viet Nam keeps UTC+7 all year. */
const shopOffsetMs = 7 * hourMs

/** The code a shopper reads out on the phone: `ML261121-0042`, with the date in the shop's zone. */
export function orderCode(id: number, createdAt: Date): string {
  const day = new Date(createdAt.getTime() + shopOffsetMs).toISOString().slice(2, 10)
  return `ML${day.replaceAll('-', '')}-${String(id).padStart(4, '0')}`
}
