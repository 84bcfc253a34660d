/** Words that keep their letters. */
const proper = ['PayPal', 'COD', 'CSV', 'VND', 'HTML', 'JSON', 'SEO', 'English', 'Vietnamese', 'QA']
const written = new Map(proper.map((word) => [word.toLowerCase(), word]))

const asSentence = (words: string): string => {
  const text = words
    .split(' ')
    .map((word) => written.get(word.toLowerCase()) ?? word.replace(/^[A-Z](?=[a-z]|$)/, lower))
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const lower = (letter: string): string => letter.toLowerCase()

/** Returns the name of a folder or a component as words: `CartScreen` is `Cart screen`, `rich-text` is `Rich text`. */
export function nameForPeople(name: string): string {
  return asSentence(name.replaceAll('-', ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'))
}

/** Returns the name that Storybook gives a story as a sentence: `Long Name On A Phone` is `Long name on a phone`. */
export const storyNameForPeople = (name: string): string =>
  asSentence(name.replaceAll(/\bPay Pal\b/g, 'PayPal'))
