import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSpecification, type SpecificationRun } from '../.storybook/specification/sentences.ts'
import { problemsOf } from './specification/owners.ts'
import { proofsOf } from './specification/proofs.ts'
import { readPlaywright, readVitest } from './test/ran.ts'

/**
 * Checks that each sentence of docs/product.md has a test with its number, or a reason. With `--write` it writes what the last
 * `npm test` proved for Storybook's page "Specification"; after a whole run each number must have been reported.
 */
const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values

const folder = '.cache/reports'
const target = '.cache/specification/specification.json'
const builtStorybook = 'storybook-static'

const runners = {
  'unit-unit-dom-tools-contract': readVitest,
  stories: readVitest,
  e2e: readPlaywright,
}
const specification = () => readSpecification(readFileSync('docs/product.md', 'utf8'))
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function writeProofs(): void {
  const reports = Object.entries(runners).map(([name, read]) => ({
    file: `${folder}/${name}.json`,
    read,
  }))
  const made = reports.filter(({ file }) => existsSync(file))
  const index = `${builtStorybook}/index.json`
  const { entries }: { entries: Record<string, { tags: string[] }> } = existsSync(index)
    ? readJson(index)
    : { entries: {} }
  const tags = Object.entries(entries).map(([id, entry]) => [id, entry.tags])
  const proofs = proofsOf(
    made.flatMap(({ file, read }) => read(readJson(file))),
    Object.fromEntries(tags),
  )
  const run: SpecificationRun = {
    endedAt: new Date().toISOString(),
    proofs: Object.fromEntries(proofs),
  }
  mkdirSync('.cache/specification', { recursive: true })
  writeFileSync(target, JSON.stringify(run))
  if (existsSync(builtStorybook)) copyFileSync(target, `${builtStorybook}/specification.json`)
  const all = [...proofs.values()].flat()
  const failed = all.filter(({ status }) => status === 'failed').length
  console.log(`${proofs.size} sentences have tests that ran; ${failed} of these tests failed`)
  // The package runs its tests itself.
  const apart = globSync('tools/artwork/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const untried = specification()
    .flatMap(({ sentences }) => sentences)
    .filter(({ id, noTest }) => noTest === undefined && !proofs.has(id))
    .filter(({ id }) => !apart.some((text) => text.includes(`§${id}`)))
  if (untried.length === 0 || made.length < reports.length) return
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

if (write) writeProofs()
else check()
