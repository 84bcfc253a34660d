import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '../lib/brand.ts'
import { openMockModules } from '../lib/mock-servers.ts'
import { routeTreeWriter } from '../lib/route-tree.ts'
import { runScript, runTool } from '../lib/run.ts'
import { writeMessages } from '../messages/write.ts'
import { answersModule, callsModule } from './answers.ts'
import { putExamples, writeContract } from './contract.ts'
import {
  emitDocument,
  emitErrorExamples,
  emitOperations,
  emitOperationTypes,
} from './mock-operations.ts'
import { readContract } from './openapi.ts'
import { permissionsDocument, permissionsModule } from './permissions.ts'
import { writeTokens } from './tokens.ts'

const note = '// Generated from openapi.yaml by `npm run gen`. Not edited by hand.\n\n'

type Step = {
  writes: string
  run: () => Promise<void> | void
  /** True for what only changes with a package: it runs only when it is named. */
  byHand?: true
}

const clientFolder = 'src/api/generated'
const mockFolder = 'mocks/contract'
const permissionsFile = 'contract/15-permissions.gen.arazzo.yaml'
const permissionsTable = 'src/domain/rights/permissions.gen.ts'

/** The steps in their order. The client comes after the examples, which openapi.yaml holds. */
export const steps: Readonly<Record<string, Step>> = {
  contract: { writes: 'openapi.yaml, from contract/openapi', run: writeContract },
  answers: { writes: 'how the answers of the contract are read', run: writeAnswers },
  mocks: { writes: 'what the mock world needs of the contract', run: writeMockContract },
  permissions: { writes: 'who may call what: a table and rules for hosts', run: writePermissions },
  examples: { writes: 'a request and an answer of every operation', run: writeExamples },
  client: { writes: 'types, query options and hooks, by orval', run: writeClient },
  messages: { writes: 'the compiled texts, and the type of their ids', run: writeMessages },
  errors: { writes: 'docs/error-catalogue.md', run: writeErrorCatalogue },
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
 * What is formatted. The other generated files keep the layout of their generator, which rewrites them during
 * development.
 */
const formatted = [
  clientFolder,
  'src/api/answers',
  'src/api/calls',
  mockFolder,
  'openapi.yaml',
  permissionsFile,
  permissionsTable,
  'src/i18n/message-id.gen.ts',
  'docs/error-catalogue.md',
  'src/theme/tokens.gen.ts',
  'src/theme/chart.gen.ts',
  ...brands.flatMap((brand) => [`brand/${brand}/tokens.gen.css`, `brand/${brand}/figma.gen.json`]),
]

export const generated = [...formatted, 'src/routeTree.gen.ts', 'src/i18n/compiled']

async function succeed(outcome: ReturnType<typeof runTool>): Promise<void> {
  const { ok, output } = await outcome
  if (!ok) throw new Error(output)
}

/**
 * Writes the shapes of the answers and the calls that read by them, a module for each tag (ARCHITECTURE.md).
 */
function writeAnswers(): void {
  const { schemas, operations } = readContract()
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  const write = (folder: string, moduleOf: (own: typeof operations, tag: string) => string) => {
    // First all of them: where one fails, the old files stay.
    const modules = [...byTag].map(([tag, own]) => [tag, moduleOf(own, tag)] as const)
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.gen.ts')) rmSync(join(folder, file))
    }
    for (const [tag, code] of modules) writeFileSync(join(folder, `${tag}.gen.ts`), code)
  }
  write('src/api/answers', (own) => answersModule(own, schemas))
  write('src/api/calls', callsModule)
}

/**
 * Writes the operation table, the named error answers, the schemas to validate with and the assumed fields.
 */
function writeMockContract(): void {
  const { schemas, operations, assumedFields } = readContract()
  const write = (file: string, text: string) => writeFileSync(join(mockFolder, file), text)
  mkdirSync(mockFolder, { recursive: true })
  write('operations.gen.ts', note + emitOperations(operations))
  write('error-examples.gen.ts', note + emitErrorExamples(operations))
  write('schemas.gen.json', emitDocument(schemas, operations))
  write(
    'assumed-fields.gen.ts',
    `${note}/** Fields of schemas that the specification does not name. */
export const assumedFields: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(assumedFields)}
`,
  )
}

/** Writes who may call what, as rules that a host is tried by. */
function writePermissions(): void {
  const { operations } = readContract()
  writeFileSync(permissionsFile, permissionsDocument(operations))
  writeFileSync(permissionsTable, permissionsModule(operations))
}

/** `Example` of mocks/pipeline/samples/examples.ts. */
type Example = {
  request?: unknown
  answer: unknown
  problem?: string
}

/**
 * Writes the examples, in the shape of OpenAPI, made by calling the mock world, and puts them into
 * openapi.yaml.
 */
async function writeExamples(): Promise<void> {
  const modules = await openMockModules()
  const { contractExamples } = (await modules.load('/mocks/pipeline/samples/examples.ts')) as {
    contractExamples: () => Promise<Record<string, Example>>
  }
  const examples = await contractExamples()
  await modules.close()
  const parts: Record<string, { value: unknown }> = {}
  const written = Object.entries(examples).map(([operation, { request, answer, ...rest }]) => {
    const { problem } = rest
    if (problem !== undefined) console.warn(`No example of ${operation} yet: ${problem}`)
    const body = request === undefined ? {} : { request: { value: request } }
    const own = { ...body, answer: { value: answer } }
    for (const [part, example] of Object.entries(own)) parts[`${operation}.${part}`] = example
    return [operation, { ...rest, ...own }]
  })
  writeFileSync(join(mockFolder, 'examples.gen.json'), JSON.stringify(Object.fromEntries(written)))
  putExamples(parts)
}

async function writeClient(): Promise<void> {
  await succeed(runTool('orval', ['--fail-on-warnings', '--log-level', 'warn']))
  const { operations, schemas } = readContract()
  const types = emitOperationTypes(operations, Object.keys(schemas))
  writeFileSync(join(clientFolder, 'operations.ts'), note + types)
}

async function writeErrorCatalogue(): Promise<void> {
  const modules = await openMockModules()
  const { errorMarkdown } = (await modules.load('/mocks/errors/markdown.ts')) as {
    errorMarkdown: () => string
  }
  writeFileSync('docs/error-catalogue.md', errorMarkdown())
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
