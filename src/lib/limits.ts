/** Limits and fixed numbers that several modules share (Product §9). Durations are in ms, lengths in px. */
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

/** The shop's time zone. All days and times use it, wherever the visitor is. */
export const shopTimeZone = 'Asia/Ho_Chi_Minh'

/** The shop's offset from UTC. It is the same all year. */
export const shopUtcOffset = '+07:00'
