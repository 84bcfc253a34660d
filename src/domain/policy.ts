/**
 * Promises of the content pages that no other rule knows (Product §2.14). The owner of a shop confirms them
 * with a lawyer before the shop opens.
 */
export const policy = {
  /** Working days until a replacement or a refund leaves, counted from the check of a returned parcel. */
  refundDays: 5,
  /** Working days until a complaint is answered. */
  answerDays: 3,
  /** Times that a courier tries to deliver a parcel. */
  deliveryTries: 3,
  /** Hours until a question about personal data is answered, or a leak is reported. */
  rightsHours: 72,
  /** Years that orders and their documents are kept. */
  recordYears: 10,
  /** The version of the terms and of the privacy policy, and the day from which it holds. */
  version: '1.0',
  day: '2026-01-01',
} as const
