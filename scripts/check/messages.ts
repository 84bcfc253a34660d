import { messageBundles } from '../../src/i18n/bundles.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCommand } from '../lib/command.ts'
import { type AreaTexts, problemsOfArea, readSources, unusedIds } from '../messages/problems.ts'
import { areasOf, readArea, sourceFolder } from '../messages/source.ts'

readCommand(
  'npm run check -- messages\n\nBoth languages say the same, as the house writes, and all of it is used.',
)

const bundled: ReadonlySet<string> = new Set(Object.values(messageBundles).flat())
const areas = new Set(locales.flatMap(areasOf))

function textsOf(area: string): AreaTexts {
  return new Map(locales.map((locale) => [locale, readArea(locale, area)]))
}

const unbundled = [...areas].filter((area) => !bundled.has(area))
const ids = new Set([...areas].flatMap((area) => [...textsOf(area).values()].flatMap(Object.keys)))

const problems = [
  ...unbundled.map((area) => `${area}.json is in no bundle: add it to one in src/i18n/bundles.ts`),
  ...[...areas].flatMap((area) => problemsOfArea(area, textsOf(area))),
  ...unusedIds([...ids], readSources()).map((id) => `${id}: no source uses it, delete it`),
]

if (problems.length > 0) {
  console.error(`Problems in ${sourceFolder}:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`${ids.size} messages, the same in ${locales.join(' and ')}`)
