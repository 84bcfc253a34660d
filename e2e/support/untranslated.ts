import type { Page } from '@playwright/test'
import { carrierNames } from '../../src/domain/delivery/carriers'
import { localeNames } from '../../src/i18n/locales'

/** Names and units, which are the same in every language. */
const names = [
  'PayPal',
  'COD',
  'VND',
  'VI',
  'EN',
  'cm',
  'kg',
  'Excel',
  'CSV',
  'SEO',
  'Google',
  'Ctrl',
]
const dates = ['long', 'short'].flatMap((style) =>
  Array.from({ length: 365 }, (_, day) =>
    [{ month: style }, { weekday: style }].flatMap((part) =>
      ['en', 'en-GB'].map((locale) =>
        new Intl.DateTimeFormat(locale, part as object).format(day * 86_400_000),
      ),
    ),
  ).flat(),
)
const same = new Set([...names, ...dates, ...carrierNames, ...Object.values(localeNames)])

/** Remembers every text that the host has answered. */
export function hearHost(page: Page): Set<string> {
  const heard = new Set<string>()
  page.on('response', async (response) => {
    if (!/\/api\//.test(response.url())) return
    note(await response.json().catch(() => null), heard)
  })
  return heard
}

function note(value: unknown, heard: Set<string>): void {
  if (typeof value === 'string') heard.add(value.replaceAll(/<[^>]*>/g, ' '))
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if (Number.isNaN(Number(name))) heard.add(name)
      note(one, heard)
    }
}

/** Returns every text that people see or hear on a page, without those that say that they are Vietnamese. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (element: Element | null) => element?.closest('[lang=vi]:not(html)') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, style, template, noscript, #boot') || isMarked(parent)) continue
      found.push(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (!isMarked(element)) found.push(element.getAttribute(name) ?? '')
    return found.filter(Boolean)
  })
}

/** Returns what of that neither has the marks of the made-up language nor is the host's. */
export async function untranslatedOn(page: Page, heard: ReadonlySet<string>) {
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const host = [kept, ...heard].join('\n').replaceAll(/\s+/g, ' ')
  const texts = await textsOn(page)
  return [
    ...new Set(texts.flatMap((text) => unmarked(text).filter((part) => !host.includes(part)))),
  ].map((part) => `not translated: “${part}”`)
}

/** Returns the parts of a text between its marked words; codes, which have digits, and addresses are nobody's words. */
function unmarked(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replaceAll(/\S*\u0307\S*/g, '\n')
    .normalize()
  return words
    .split(/[\n·:,()/–—…“”"|]+|\s[-+×]\s/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, ''))
    .filter((part) => !same.has(part) && !part.includes('›'))
    .filter((part) =>
      part.split(' ').some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word) && !same.has(word)),
    )
}
