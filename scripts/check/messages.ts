import { basename } from 'node:path'
import { locales } from '../../src/i18n/locales.ts'
import { readCommand } from '../lib/command.ts'
import { type AreaTexts, problemsOfArea, readSources, unusedIds } from '../messages/problems.ts'
import { areasOf, readArea, sourceFolder } from '../messages/source.ts'

readCommand(
  'npm run check -- messages\n\nBoth languages say the same, as the house writes, and all of it is used.',
)

const areas = new Set(locales.flatMap((locale) => areasOf(locale)))

function textsOf(area: string): AreaTexts {
  return new Map(locales.map((locale) => [locale, readArea(locale, area)]))
}

const ids = new Set([...areas].flatMap((area) => [...textsOf(area).values()].flatMap(Object.keys)))

const problems = [
  ...[...areas].flatMap((area) => problemsOfArea(basename(area), textsOf(area))),
  ...unusedIds([...ids], readSources()).map((id) => `${id}: no source uses it, delete it`),
]

if (problems.length > 0) {
  console.error(`Problems in ${sourceFolder}:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`${ids.size} messages, the same in ${locales.join(' and ')}`)
