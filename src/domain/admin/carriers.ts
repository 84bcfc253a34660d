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
