import * as v from 'valibot'
import type { Proof } from '../../.storybook/specification/sentences.ts'
import { carried } from './owners.ts'

/** Proofs by the id of the sentence that a test's tag names. */
export type Proofs = Map<string, Proof[]>

const tests = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          meta: v.optional(v.object({ storyId: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
})

interface Step {
  title: string
  error?: unknown
  steps: Step[]
}
const step: v.GenericSchema<unknown, Step> = v.object({
  title: v.string(),
  error: v.optional(v.unknown()),
  steps: v.optional(v.array(v.lazy(() => step)), []),
})
const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ steps: v.optional(v.array(step), []) })),
    }),
  ),
})
interface Suite {
  title: string
  specs: Array<v.InferOutput<typeof spec>>
  suites: Suite[]
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.optional(v.string(), ''),
  specs: v.optional(v.array(spec), []),
  suites: v.optional(v.array(v.lazy(() => suite)), []),
})

const storyIndex = v.object({
  entries: v.record(v.string(), v.object({ tags: v.optional(v.array(v.string()), []) })),
})

/**
 * Adds what Vitest's JSON report says. A unit test carries numbers in its title, a story in its tags, which stand in Storybook's
 * index. `root` is the folder that paths lose.
 */
export function addVitestTests(
  proofs: Proofs,
  report: unknown,
  root: string,
  index?: unknown,
): void {
  const { entries } = v.parse(storyIndex, index ?? { entries: {} })
  for (const { name, assertionResults } of v.parse(tests, report).testResults) {
    const file = name.replace(`${root}/`, '')
    for (const { fullName: title, status, meta } of assertionResults) {
      const story = meta?.storyId
      const text = story ? (entries[story]?.tags.join(' ') ?? '') : title
      add(proofs, text, { title, file, status: endOf(status), ...(story && { story }) })
    }
  }
}

/** Adds what Playwright's JSON report says of tests and their steps. A test that passed when tried again is flaky. */
export function addEndToEndTests(proofs: Proofs, report: unknown): void {
  const addSteps = (steps: readonly Step[], test: string, file: string): void => {
    for (const { title, error, steps: inner } of steps) {
      const status = error === undefined ? 'passed' : 'failed'
      add(proofs, title, { title: `${test} › ${title}`, file: `e2e/${file}`, status })
      addSteps(inner, test, file)
    }
  }
  const walk = ({ title: group, specs, suites }: Suite, above: string): void => {
    const groups = `${above} ${group}`
    for (const { title, file, tests: runs } of specs) {
      const ends = new Set(runs.map(({ status }) => endOf(status)))
      const status = (['failed', 'flaky', 'skipped'] as const).find((end) => ends.has(end))
      add(proofs, `${groups} ${title}`, { title, file: `e2e/${file}`, status: status ?? 'passed' })
      for (const { results } of runs) addSteps(results.at(-1)?.steps ?? [], title, file)
    }
    for (const inner of suites) walk(inner, groups)
  }
  walk(v.parse(suite, report), '')
}

/** Adds a proof to each sentence that `text` carries: the title of a test, or the tags of a story. */
function add(proofs: Proofs, text: string, proof: Proof): void {
  for (const [, id = ''] of text.matchAll(carried))
    proofs.set(id, [...(proofs.get(id) ?? []), proof])
}

/** Both runners' words for how a test ended. */
function endOf(status: string): Proof['status'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  if (status === 'failed' || status === 'unexpected') return 'failed'
  return status === 'flaky' ? 'flaky' : 'skipped'
}
