/** Words that keep their capital letters. */
const proper = ['PayPal', 'COD', 'CSV', 'VND', 'HTML', 'JSON', 'SEO', 'English', 'Vietnamese', 'QA']
const written = new Map(proper.map((word) => [word.toLowerCase(), word]))

const lower = (letter: string): string => letter.toLowerCase()

/**
 * Returns the name of a folder, a component or a story as a sentence: `CartScreen` is `Cart screen`,
 * `rich-text` is `Rich text`, `Long Name On A Phone` is `Long name on a phone`.
 */
export function nameForPeople(name: string): string {
  const text = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('Pay Pal', 'Paypal')
    .split(' ')
    .map((word) => written.get(word.toLowerCase()) ?? word.replace(/^[A-Z](?=[a-z]|$)/, lower))
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
