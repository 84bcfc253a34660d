const marks = /\p{Diacritic}/gu

/** Text as search compares it: lower case, without Vietnamese marks, đ as d, single spaces ("Áo  Sơ Mi" → "ao so mi"). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether every word of `query` occurs in `text`, blind to case and marks. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** A URL slug of a name: "Đầm lụa Hà Đông" → "dam-lua-ha-dong". */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Sorts names as a Vietnamese reader expects (spec §9), with numbers by value: Quận 2 before Quận 10. */
export const vietnameseCollator = new Intl.Collator('vi', { numeric: true })
