// Generated from tokens.json by `npm run gen`. Not edited by hand.

/** What charts are drawn in, on `surface`. */
export const chart = {
  /** What is counted. */
  value: 'var(--chart-value)',
  /** What is left of the whole. */
  rest: 'var(--chart-rest)',
  /** The value that is looked at, and what has to be told apart. */
  mark: 'var(--chart-mark)',
} as const
