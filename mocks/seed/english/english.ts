import { catalogue } from '../catalogue/catalogue'
import { cloths } from '../copy/cloths'
import { garments } from '../copy/garments'
import { bottomsAndCoats } from './bottoms-and-coats'
import { englishCloths, englishGarments } from './copy'
import { serverTexts } from './server'
import { shopTexts } from './shop'
import { topsAndDresses } from './tops-and-dresses'

type Pair = readonly [vietnamese: string, english: string]

function productPairs(): Pair[] {
  const english = { ...topsAndDresses, ...bottomsAndCoats }
  return catalogue.flatMap(({ slug, name, lead }): Pair[] => {
    const [englishName = name, englishLead = lead] = english[slug] ?? []
    return [
      [name, englishName],
      [lead, englishLead],
    ]
  })
}

function pairsOf(vietnamese: readonly string[], english: readonly string[]): Pair[] {
  return vietnamese.map((text, index) => [text, english[index] ?? text])
}

function clothPairs(): Pair[] {
  const translations = new Map(Object.entries(englishCloths))
  return Object.entries(cloths).flatMap(([cloth, own]): Pair[] => {
    const { label, feel, care } = translations.get(cloth) ?? own
    return [[own.label, label], ...pairsOf(own.feel, feel), ...pairsOf(own.care, care)]
  })
}

/** A description joins a sentence about the fit and one about what to wear it with. */
function garmentPairs(): Pair[] {
  const translations = new Map(Object.entries(englishGarments))
  return Object.entries(garments).flatMap(([kind, own]): Pair[] => {
    const { fit, pairing } = translations.get(kind) ?? own
    const pairings = pairsOf(own.pairing, pairing)
    return pairsOf(own.fit, fit).flatMap(([ownFit, englishFit]) =>
      pairings.map(([to, englishTo]): Pair => [`${ownFit} ${to}`, `${englishFit} ${englishTo}`]),
    )
  })
}

const texts = new Map<string, string>([
  ...Object.entries(shopTexts),
  ...Object.entries(serverTexts),
  ...productPairs(),
  ...clothPairs(),
  ...garmentPairs(),
])

const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // The stock of an ordered variant: "Áo sơ mi linen (Ngà, M) chỉ còn 1".
  [
    /^(.+) \((.+), (.+)\) chỉ còn (\d+)$/,
    (name, colour, size, left) => `Only ${left} of ${name} (${colour}, ${size}) left`,
  ],
  [
    /^(.+) \((.+), (.+)\) đã hết hàng$/,
    (name, colour, size) => `${name} (${colour}, ${size}) is sold out`,
  ],
  // The copies of a large world.
  [/^(.+) (\d+)$/, (name, number) => `${name} ${number}`],
]

/** Returns a text of the shop in English; as it is when nobody has translated it, such as what staff have just written. */
export function english(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  return text.includes('<') ? englishHtml(text) : (fromPattern(text) ?? joined(text) ?? text)
}

function joined(text: string): string | undefined {
  const parts = text.split(', ').map((part) => texts.get(part))
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined
}

function fromPattern(text: string): string | undefined {
  for (const [pattern, say] of patterns) {
    const [, name = '', ...rest] = pattern.exec(text) ?? []
    if (texts.has(name)) return say(...[name, ...rest].map((part) => texts.get(part) ?? part))
  }
  return undefined
}

/** Translates the texts between the tags; numbers get a decimal point. */
function englishHtml(html: string): string {
  return html.replace(/>([^<]+)/g, (_, text: string) => {
    const number = /^(\d+),(\d+)$/.exec(text)
    return `>${number ? `${number[1]}.${number[2]}` : (texts.get(text) ?? text)}`
  })
}
