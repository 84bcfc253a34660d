import { globSync, readFileSync } from 'node:fs'
import { readCommand, refuse } from '../lib/command.ts'
import { problemsOf, readSpecification } from '../specification/sentences.ts'

readCommand(
  `npm run check -- specification

Each sentence of docs/product.md has a test that carries its number, or a reason.`,
)

const files = globSync([
  '{e2e,mocks,scripts,src,stories,tools}/**/*.{spec,test,stories}.{ts,tsx}',
  // Each row of these files is a step of e2e/faults/error-catalogue.spec.ts, so the rows count as tests.
  'mocks/errors/{after-ordering,catalogue}.ts',
])
const tests = new Map(
  files
    .filter((file) => file !== 'scripts/specification/specification.test.ts')
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const sections = readSpecification(readFileSync('docs/product.md', 'utf8'))
const problems = [...problemsOf(sections, tests)]
if (problems.length > 0) {
  refuse(`${problems.join('\n')}
Give a test the number of the sentence, as “… §4.5.3” in its title or in the tags of a story, or end the sentence with _No test: why._`)
}
const sentences = sections.flatMap((section) => section.sentences)
const untested = sentences.filter(({ noTest }) => noTest !== undefined).length
console.log(`${sentences.length} sentences: ${untested} say why they have no test`)
