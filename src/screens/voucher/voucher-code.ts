/** Product §2: the fixed sample code of every card. */
export const voucherCode = 'MOCLAN14'
