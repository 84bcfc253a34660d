import type { Messages } from './load-messages'

type Element = Messages[string][number]

/** What `TYPE.literal` of formatjs is. To import it would bring its parser along. */
const words: number = 0

const isWords = (element: Element): element is Extract<Element, { type: 0 }> =>
  element.type.valueOf() === words

/** Says a text in the made-up language: vowels twice, which makes it longer by 40 %, and a dot above every letter. */
export function pseudoWords(text: string): string {
  return text
    .replace(/[aeiouy]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replace(/[a-z]/gi, '$&\u0307')
    .normalize()
}

/** Returns texts in the made-up language; arguments, tags and the branches of plurals stay what they are. */
export function pseudoTexts(texts: Messages): Messages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.map(disguised)]))
}

function disguised(element: Element): Element {
  if (isWords(element)) return { ...element, value: pseudoWords(element.value) }
  if ('children' in element) return { ...element, children: element.children.map(disguised) }
  if (!('options' in element)) return element
  const branches = Object.entries(element.options).map(([name, { value, ...branch }]) => [
    name,
    { ...branch, value: value.map(disguised) },
  ])
  return { ...element, options: Object.fromEntries(branches) }
}
