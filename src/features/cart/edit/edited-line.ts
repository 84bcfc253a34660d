/** The line whose colour and size are being chosen: its panel is on its way, or open. */
export type EditedLine = { key: string; state: 'loading' | 'open' }

/** Finds the button that opened the panel, also after the line took another key. */
export function editButtonId(key: string): string {
  return `edit-${encodeURIComponent(key)}`
}
