import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { sharedConfig } from '../vite/shared.ts'

/** The rooms that are tried, and the share of changes in per cent that their tests have to notice. */
const rooms = [
  ...globSync('src/domain/*/').map((folder) => ({ folder, wanted: 93 })),
  { folder: 'src/api/answers', wanted: 85 },
  { folder: 'mocks/pipeline', wanted: 85 },
].map(({ folder, wanted }) => ({ folder: folder.replace(/\/$/, ''), wanted }))

type Mutant = {
  id: string
  /** `src/domain/order/bill.ts:11` */
  place: string
  /** The code that stands there instead. */
  change: string
}

const silent = () => undefined
const off = () => false
const logger = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
}

/**
 * Returns the code of a room with every change in it, each behind a switch, by absolute path; and the
 * changes.
 */
async function instrument(folder: string) {
  // What starts the mock world (`start-…`) runs in browsers only, where e2e/demo looks at it.
  const sources = globSync(`${folder}/**/*.ts`).filter(
    (file) => !/\.(test|fixtures|gen|d)\.ts$|example-|\/start-/.test(file),
  )
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { ignorers: [], excludedMutations: [], plugins: null },
  )
  const codeOf = new Map(files.map(({ name, content }) => [resolve(name), content]))
  const changes = mutants.map(({ id, fileName, location, replacement }): Mutant => {
    return { id, place: `${fileName}:${location.start.line + 1}`, change: replacement }
  })
  return { codeOf, changes }
}

/** Starts Vitest on the tests of a room, whose sources are the instrumented ones. */
function startVitest(folder: string, codeOf: ReadonlyMap<string, string>): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: [`${folder}/**/*.test.ts`],
      runner: 'scripts/vitest/mutant-runner.ts',
      reporters: [{}],
      bail: 1,
      // A test runs once for each change that it comes past.
      testTimeout: 0,
      // The cache does not see that a plugin has changed a file: it would bring back the code of another run.
      fsModuleCache: false,
      pool: 'threads',
    },
    {
      ...sharedConfig,
      plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => codeOf.get(id) }],
    },
  )
}

/** Runs tests with a change switched on from the start; `''` tries all, one after another. */
async function run(
  vitest: Vitest,
  specs: TestSpecification[],
  mutant: string,
  askLimit = 0,
): Promise<TestModule[] | 'red'> {
  vitest.provide('activeMutant', mutant)
  vitest.provide('askLimit', askLimit)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  // Vitest names the modules of earlier runs too.
  const ran = testModules.filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId))
  return unhandledErrors.length === 0 && ran.every((module) => module.ok()) ? ran : 'red'
}

const rankOf = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.property.'))

/**
 * Tries every change of a room and prints those that no test notices. Returns the share of the others, in per
 * cent.
 */
async function scoreOf(folder: string): Promise<number> {
  const { codeOf, changes } = await instrument(folder)
  const vitest = await startVitest(folder, codeOf)
  const specs = await vitest.globTestSpecifications()
  const noticed = new Set<string>()
  const reached = new Map<string, Set<string>>()
  const asked = new Map<string, number>()
  // Properties last: they repeat each change a hundred times.
  for (const spec of specs.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    vitest.provide('noticedMutants', [...noticed])
    const ran = await run(vitest, [spec], '')
    if (ran === 'red') throw new Error(`${spec.moduleId} is red without any change`)
    const tests = ran.flatMap((module) => [...module.children.allTests()])
    const mutants = tests.flatMap((test) => test.meta().mutants ?? [])
    reached.set(spec.moduleId, new Set(mutants.flatMap((one) => one.reached)))
    asked.set(spec.moduleId, Math.max(0, ...mutants.map((one) => one.asked)))
    const before = noticed.size
    for (const id of mutants.flatMap((one) => one.noticed)) noticed.add(id)
    console.log(`  ${noticed.size - before} by ${relative('', spec.moduleId)}`)
  }
  for (const { id, place, change } of changes.filter((one) => !noticed.has(one.id))) {
    // A table is made, a set-up runs and a cache fills before the test: what no test has noticed is there
    // from the start.
    const reaching = specs.filter(({ moduleId }) => reached.get(moduleId)?.has(id))
    const limit = 100_000 + 5 * Math.max(...reaching.map((spec) => asked.get(spec.moduleId) ?? 0))
    if (reaching.length > 0 && (await run(vitest, reaching, id, limit)) === 'red') noticed.add(id)
    else
      console.log(
        `${place}${reaching.length === 0 ? ' (no test)' : ''}  ${change.replaceAll(/\s+/g, ' ')}`,
      )
  }
  await vitest.close()
  const score = changes.length === 0 ? 100 : (100 * noticed.size) / changes.length
  console.log(
    `${folder}: ${noticed.size} of ${changes.length} changes noticed, ${score.toFixed(1)} %`,
  )
  return score
}

/** Mutation testing: a change of a rule that leaves all tests of its room green has no owner. */
export async function runMutation(words: readonly string[]): Promise<boolean> {
  const low: string[] = []
  for (const { folder, wanted } of rooms) {
    if (words.length > 0 && !words.some((word) => folder.includes(word))) continue
    const score = await scoreOf(folder)
    if (score < wanted) low.push(`${folder}: ${score.toFixed(1)} %, ${wanted} wanted`)
  }
  if (low.length > 0) console.error(low.join('\n'))
  return low.length === 0
}
