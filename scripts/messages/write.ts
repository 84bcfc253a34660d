import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundles, locales } from '../../src/i18n/locales.ts'
import { compileMessages } from './compile.ts'
import { areasOf, readArea } from './source.ts'

const compiledFolder = 'src/i18n/compiled'
const idFile = 'src/i18n/message-id.gen.ts'

function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function bundleText(locale: string, areas: readonly string[]): string {
  const messages = areas.flatMap((area) => Object.entries(compileMessages(readArea(locale, area))))
  const lines = messages.map(([id, elements]) => `"${id}": ${JSON.stringify(elements)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function idFileText(): string {
  const [first] = locales
  const ids = areasOf(first).flatMap((area) => Object.keys(readArea(first, area)))
  const members = ids.sort().map((id) => `\n  | '${id}'`)
  return [
    '// Written by `npm run gen`. Do not edit.',
    '',
    '/** Id of a text in src/i18n/messages. */',
    `export type MessageId =${members.length > 0 ? members.join('') : ' never'}`,
    '',
  ].join('\n')
}

/** Compiles every bundle of every language and writes the type of message ids. Throws on invalid ICU. */
export function writeMessages(): void {
  for (const locale of locales) {
    for (const bundle of bundles) {
      const text = bundleText(locale, areasOf(locale, [bundle]))
      writeIfChanged(join(compiledFolder, locale, `${bundle}.json`), text)
    }
    removeStale(locale)
  }
  writeIfChanged(idFile, idFileText())
}

function removeStale(locale: string): void {
  const folder = join(compiledFolder, locale)
  for (const file of readdirSync(folder)) {
    if (!bundles.some((bundle) => file === `${bundle}.json`)) rmSync(join(folder, file))
  }
}
