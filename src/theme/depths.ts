/** The one z-index scale. */
export const depths = {
  base: 0,
  sticky: 10,
  header: 20,
  drawer: 30,
  dialog: 40,
  toast: 50,
  /** The skip link is above everything. */
  skip: 60,
} as const
