/** Limits and fixed numbers that several modules read (Product §9). Durations are in ms, lengths in px. */
export const limits = {
  nameMax: 255,
  phoneMax: 20,
  phoneMinDigits: 9,
  passwordMin: 8,
  toastMs: 3000,
  undoMs: 8000,
  heroAutoplayMs: 4000,
  heroSpeedMs: 800,
  swipePx: 50,
  recentlyViewed: 4,
  listSkeletons: 8,
  recentSkeletons: 4,
  categoryScrollPx: 180,
  pageSize: 12,
  confirmationHours: 24,
  requestTimeoutMs: 15_000,
} as const

/** Days and times are in the shop's time zone, whatever the visitor's time zone is. */
export const shopTimeZone = 'Asia/Ho_Chi_Minh'

/** Offset of the zone from UTC, the same all year. */
export const shopOffset = '+07:00'
