/** Carriers on offer when parcels leave; another name can be typed. */
export const carriers = [
  'Giao Hàng Nhanh',
  'Giao Hàng Tiết Kiệm',
  'Viettel Post',
  'VNPost',
  'J&T Express',
  'Ninja Van',
  'Ahamove',
] as const

/** The longest name of a carrier, and the longest tracking number (contract). */
export const shipmentMax = 60

/**
 * Returns the tracking numbers after lines were pasted into the field of `from`: one line a parcel, as a spreadsheet or
 * a scanner gives them. Lines beyond the last parcel are left out.
 */
export function withPasted(
  numbers: readonly string[],
  from: number,
  pasted: string,
): readonly string[] {
  const lines = pasted.trim().split(/\r?\n/)
  return numbers.map((number, index) => {
    const line = lines[index - from]
    return index < from || line === undefined ? number : line.trim().slice(0, shipmentMax)
  })
}
