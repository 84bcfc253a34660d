const none: never[] = []
const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

/** Texts, each without a comma. */
export const list = {
  holds: 'texts',
  none,
  logs: 'change',
  read: (text: string) => ({ value: text.split(',').map((one) => one.trim()) }),
  write: textOf,
  inWords: textOf,
} as const
