import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { textBundles, locales } from '../../src/i18n/locales.ts'
import { compileMessages } from './compile.ts'
import { problemsOfTexts } from './problems.ts'
import { areasOf, readArea, readTexts, sourceFolder } from './source.ts'

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

/**
 * Returns the text of the file with the type of ids. When texts have problems, the file lists them and does
 * not compile.
 */
function idFileText(problems: readonly string[]): string {
  const members = Object.keys(readTexts(locales[0]))
    .sort()
    .map((id) => `\n  | '${id}'`)
  const lines = [
    '// Written by `npm run gen`. Do not edit.',
    '',
    '/** Id of a text in src/i18n/messages. */',
    `export type MessageId =${members.join('')}`,
    '',
  ]
  if (problems.length > 0) {
    const names = problems.map((problem) => `\n  | ${JSON.stringify(problem)}`)
    lines.push('type None<Problem extends never> = Problem')
    lines.push(`export type Problems = None<${names.join('')}>`, '')
  }
  return lines.join('\n')
}

/**
 * Compiles every bundle of every language, and writes the type of message ids. Throws an error with all
 * problems of the texts, such as a text that a language lacks.
 */
export function writeMessages(): void {
  for (const locale of locales) {
    for (const bundle of textBundles) {
      const text = bundleText(locale, areasOf(locale, [bundle]))
      writeIfChanged(join(compiledFolder, locale, `${bundle}.json`), text)
    }
    removeStale(locale)
  }
  const problems = problemsOfTexts()
  writeIfChanged(idFile, idFileText(problems))
  if (problems.length > 0) throw new Error(`${sourceFolder}:\n  ${problems.join('\n  ')}`)
}

function removeStale(locale: string): void {
  const folder = join(compiledFolder, locale)
  for (const file of readdirSync(folder)) {
    if (!textBundles.some((bundle) => file === `${bundle}.json`)) rmSync(join(folder, file))
  }
}
