import { existsSync, globSync, readFileSync } from 'node:fs'
import { readCommand } from './lib/command.ts'
import { idsThatRan, problemsOf } from './specification/owners.ts'
import { readSpecification } from './specification/sentences.ts'
import { readPlaywright, readVitest } from './test/ran.ts'

const about = `npm run check -- specification [options]

Checks that each sentence of docs/product.md has a test with its number, or a reason.`

const { ran } = readCommand(about, {
  '--ran': 'each number must also stand in the reports of the last whole `npm test`',
}).values

const folder = '.cache/reports'

const runners = {
  'unit-unit-dom-tools-contract': readVitest,
  stories: readVitest,
  e2e: readPlaywright,
}
const specification = () => readSpecification(readFileSync('docs/product.md', 'utf8'))
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function checkRun(): void {
  const reports = Object.entries(runners).map(([name, read]) => ({
    file: `${folder}/${name}.json`,
    read,
  }))
  const index = 'storybook-static/index.json'
  if (!existsSync(index) || reports.some(({ file }) => !existsSync(file))) return
  const { entries }: { entries: Record<string, { tags: string[] }> } = readJson(index)
  const tags = Object.entries(entries).map(([id, entry]) => [id, entry.tags])
  const ids = idsThatRan(
    reports.flatMap(({ file, read }) => read(readJson(file))),
    Object.fromEntries(tags),
  )
  // The package runs its tests itself.
  const apart = globSync('tools/artwork/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  console.log(`${ids.size} sentences have tests that ran`)
  const untried = specification()
    .flatMap(({ sentences }) => sentences)
    .filter(({ id }) => !apart.some((text) => text.includes(`§${id}`)))
    .filter(({ id, noTest }) => noTest === undefined && !ids.has(id))
  if (untried.length === 0) return
  console.error(`No test that ran carries ${untried.map(({ id }) => `§${id}`).join(', ')}`)
  process.exitCode = 1
}

function check(): void {
  const sections = specification()
  const files = globSync([
    '{e2e,mocks,scripts,src,stories,tools}/**/*.{spec,test,stories}.{ts,tsx}',
    // Each row is a step of e2e/faults/error-catalogue.spec.ts.
    'mocks/errors/{after-ordering,catalogue}.ts',
  ])
  const tests = new Map(
    files
      .filter((file) => file !== 'scripts/specification/specification.test.ts')
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const problems = [...problemsOf(sections, tests)]
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    console.error(
      'Give a test the number of the sentence, as “… §4.5.3” in its title or in the tags of a story, or end the ' +
        'sentence with _No test: why._',
    )
    process.exit(1)
  }
  const sentences = sections.flatMap((section) => section.sentences)
  const untested = sentences.filter(({ noTest }) => noTest !== undefined).length
  console.log(`${sentences.length} sentences: ${untested} say why they have no test`)
}

if (ran) checkRun()
else check()
