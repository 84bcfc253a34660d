/** Texts, each without a comma. */
const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

export const list = {
  holds: 'texts',
  none: [],
  logs: 'change',
  read: (text: string) => ({
    value: text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }),
  write: textOf,
  inWords: textOf,
} as const
