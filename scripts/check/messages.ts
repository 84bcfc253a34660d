import { locales } from '../../src/i18n/locales.ts'
import { readCommand } from '../lib/command.ts'
import { labelProblems, problemsOfTexts, readSources, unusedIds } from '../messages/problems.ts'
import { readTexts, sourceFolder } from '../messages/source.ts'

readCommand(
  'npm run check -- messages\n\nBoth languages have the same messages. Every message follows docs/words.md, and the code uses it.',
)

const sources = readSources()
const ids = Object.keys(Object.assign({}, ...locales.map(readTexts)))
const problems = [
  ...problemsOfTexts(),
  ...locales.flatMap((locale) => labelProblems(locale, readTexts(locale), sources)),
  ...unusedIds(ids, sources).map((id) => `${id}: no source uses it, delete it`),
]

if (problems.length > 0) {
  console.error(`Problems in ${sourceFolder}:\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`${ids.length} messages, the same in ${locales.join(' and ')}`)
