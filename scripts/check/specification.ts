import { globSync, readFileSync } from 'node:fs'
import { readCommand, refuse } from '../lib/command.ts'
import { citableNumbers, specificationProblems, readSpecification } from '../specification/rules.ts'

readCommand(
  `npm run check -- specification

Each rule of docs/product.md has a test that carries its number, or a reason. Each "Product §…" names a rule
or a section.`,
)

/** The highest allowed number of rules. A newcomer has to be able to read all of them in one sitting. */
const mostRules = 400

/** This test uses made-up rule numbers, which docs/product.md does not have. */
const exclude = ['scripts/specification/specification.test.ts']
const files = globSync(
  [
    '{e2e,mocks,scripts,src,stories,tools}/**/*.{spec,test,stories}.{ts,tsx}',
    // Each row of this file is a step of e2e/faults/error-catalogue.spec.ts, so the rows count as tests.
    'mocks/errors/catalogue.json',
  ],
  { exclude },
)
const tests = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const sections = readSpecification(readFileSync('docs/product.md', 'utf8'))
const problems = [...specificationProblems(sections, tests)]
const numbers = citableNumbers(sections)
const texts = '{contract,docs,e2e,mocks,scripts,src,stories}/**/*.{md,ts,tsx,yaml}'
for (const file of globSync(texts, { exclude })) {
  const cited = readFileSync(file, 'utf8').matchAll(/Product[\s*]+§([\d.]*\d[a-z]?)/g)
  for (const [, id = ''] of cited)
    if (!numbers.has(id)) problems.push(`${file}: docs/product.md has no §${id}`)
}
const rules = sections.flatMap((section) => section.rules)
if (rules.length > mostRules)
  problems.push(`docs/product.md has ${rules.length} rules, more than ${mostRules}: merge some`)
if (problems.length > 0) {
  refuse(`${problems.join('\n')}
Give a test the number of the rule, as “… §4.5.3” in its title or in the tags of a story, or end the rule with _No test: why._`)
}
const untested = rules.filter(({ noTest }) => noTest !== undefined).length
console.log(`${rules.length} rules: ${untested} say why they have no test`)
