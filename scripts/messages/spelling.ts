/** What the house writes otherwise, by language: a pattern and what to write instead. */
const houseSpelling: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  vi: [
    // The tone mark stands on the first of the vowels oa, oe and uy: "xóa", "hủy"; "quý" keeps it on the y.
    [
      /(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu,
      'the tone mark on the first vowel, as in xóa and hủy',
    ],
    [/kích cỡ|kích thước/iu, 'size'],
  ],
  en: [[/\be-mail/i, 'email']],
}

/** Returns what a text should say instead, one entry for each spelling that is not the house's. */
export function otherSpellings(locale: string, text: string): string[] {
  const rules = houseSpelling[locale] ?? []
  return rules
    .filter(([pattern]) => pattern.test(text.normalize('NFC')))
    .map(([, instead]) => instead)
}
