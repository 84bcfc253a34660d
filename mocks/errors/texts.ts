import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../src/i18n/messages/', import.meta.url)

/** Returns a lookup of the shop's texts in a language. */
export function textsIn(locale: 'vi' | 'en'): (id: string) => string {
  const files = readdirSync(new URL(`${locale}/`, folder))
  const texts = new Map(
    files.flatMap((file) =>
      Object.entries<string>(
        JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')),
      ),
    ),
  )
  return (id) => texts.get(id) ?? id
}
