import { readdirSync, readFileSync } from 'node:fs'

const folder = 'src/i18n/messages/en'
const texts = new Map(
  readdirSync(folder).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  ),
)

/** Returns an English text of the shop, `{n}` and the like as they are. Throws on an unknown id. */
export function say(id: string): string {
  const text = texts.get(id)
  if (text === undefined) throw new Error(`No text ${id}`)
  return text
}

/** Matches an English text of the shop as a whole, whatever its arguments are. Not for plurals. */
export function saidAs(id: string): RegExp {
  const parts = say(id).split(/\{\w+\}/)
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\]^|]/g, '\\$&')).join('.+')}$`,
  )
}
