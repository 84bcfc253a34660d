/**
 * The promises of the text pages that no other rule contains (Product §2.14). The owner of a shop has to
 * check them with a lawyer before the shop opens.
 */
export const shopPromises = {
  /**
   * The number of working days until the shop sends a replacement or a refund. They count from the check of
   * the returned parcel, or from the cancellation of a paid order.
   */
  refundDays: 5,
  /** The number of working days until the shop answers a complaint. */
  answerDays: 3,
  /** How often a courier tries to deliver a parcel. */
  deliveryTries: 3,
  /** The number of hours until the shop answers a question about personal data, or reports a leak. */
  rightsHours: 72,
  /** The number of years for which the shop keeps orders and their documents. */
  recordYears: 10,
  /** The version of the terms and the privacy policy, and its first day. */
  version: '1.0',
  day: '2026-01-01',
} as const
