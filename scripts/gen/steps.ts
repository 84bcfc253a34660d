import { existsSync, writeFileSync } from 'node:fs'
import { brands } from '../lib/brand.ts'
import { openMockModules } from '../lib/mock-servers.ts'
import { routeTreeWriter } from '../lib/route-tree.ts'
import { runScript, runTool } from '../lib/run.ts'
import { writeMessages } from '../messages/write.ts'
import type { Call } from './contract.ts'
import { contractOutputs, writeContract, writeExamples } from './from-contract.ts'
import { writeTokens } from './tokens.ts'

type Step = {
  writes: string
  run: () => Promise<void> | void
  /**
   * True if the step runs only when its name is given. The files of such a step change only when a package
   * changes.
   */
  byHand?: true
}

/** The steps of `npm run gen`, in the order in which they run. */
export const genSteps: Readonly<Record<string, Step>> = {
  contract: {
    writes: 'openapi.yaml, client and mock contract',
    run: async () => void (await writeContract()),
  },
  examples: { writes: 'a request and an answer of every operation', run: callMockWorld },
  messages: { writes: 'the compiled texts, and the type of their ids', run: writeMessages },
  errors: { writes: 'docs/error-catalogue.md and .csv', run: writeErrorCatalogue },
  tokens: { writes: 'styles, names and downloads of the tokens (docs/brand.md)', run: writeTokens },
  routes: { writes: 'the tree of src/routes', run: async () => (await routeTreeWriter())() },
  fonts: {
    writes: 'the cut fonts (docs/adr/0003)',
    run: () => succeed(runScript('scripts/fonts.ts')),
    byHand: true,
  },
  format: { writes: 'their layout', run: format },
}

/**
 * Generated files that are formatted. The other generated files keep the layout of their generator, because
 * the generator rewrites them during development.
 */
const formatted = [
  'src/i18n/message-id.gen.ts',
  'docs/error-catalogue.md',
  'src/theme/tokens.gen.ts',
  'src/theme/chart.gen.ts',
  ...brands.flatMap((brand) => [`brand/${brand}/tokens.gen.css`, `brand/${brand}/figma.gen.json`]),
]

export const genOutputs = [
  ...contractOutputs,
  ...formatted,
  'docs/error-catalogue.csv',
  'src/routeTree.gen.ts',
  'src/i18n/compiled',
]

async function succeed(outcome: ReturnType<typeof runTool>): Promise<void> {
  const { ok, output } = await outcome
  if (!ok) throw new Error(output)
}

/**
 * Calls every operation of the mock world, and writes the requests and answers into openapi.yaml as examples.
 */
async function callMockWorld(): Promise<void> {
  const modules = await openMockModules()
  const { contractExamples } = (await modules.load('/mocks/pipeline/samples/examples.ts')) as {
    contractExamples: () => Promise<Record<string, Call & { problem?: string }>>
  }
  const calls = await contractExamples()
  await modules.close()
  for (const [operation, { problem }] of Object.entries(calls))
    if (problem !== undefined) console.warn(`No example of ${operation} yet: ${problem}`)
  await writeExamples(calls)
}

async function writeErrorCatalogue(): Promise<void> {
  const modules = await openMockModules()
  const { errorCsv, errorMarkdown } = (await modules.load('/mocks/errors/markdown.ts')) as {
    errorCsv: () => string
    errorMarkdown: () => string
  }
  writeFileSync('docs/error-catalogue.md', errorMarkdown())
  writeFileSync('docs/error-catalogue.csv', errorCsv())
  await modules.close()
}

async function format(): Promise<void> {
  await succeed(
    runTool(
      'oxfmt',
      formatted.filter((path) => existsSync(path)),
    ),
  )
}
