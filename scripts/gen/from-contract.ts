import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from 'orval'
import { format, type FormatConfig } from 'oxfmt'
import { answersModules, callsModule } from './answers.ts'
import { clientOptions } from './client.ts'
import { type Call, bundledContract, contractFile, contractText, knownCalls } from './contract.ts'
import {
  emitDocument,
  emitErrorExamples,
  emitOperations,
  emitOperationTypes,
} from './mock-operations.ts'
import { type Document, readContract, readDocument } from './openapi.ts'
import { permissionsDocument, permissionsModule } from './permissions.ts'
import { backendGuide } from './screens.ts'

/** The text of each file, by its path. */
type Files = Record<string, string>

const note = '// Generated from openapi.yaml by `npm run gen`. Not edited by hand.\n\n'
const client = 'src/api/generated'

/**
 * The files and folders that are generated from the contract. A file in them that is no longer generated is
 * deleted.
 */
export const contractOutputs = [
  contractFile,
  `${client}/**/*.ts`,
  'src/api/{answers,calls}/*.gen.ts',
  'mocks/contract/*.gen.ts',
  'mocks/contract/*.gen.json',
  'contract/*.gen.arazzo.yaml',
  'src/domain/rights/permissions.gen.ts',
]

/**
 * Generates openapi.yaml from its sources, and all other files from openapi.yaml. The old files stay until
 * all new files are ready. Resolves to the paths of the changed files.
 */
export async function writeContract(): Promise<string[]> {
  const bundling = bundledContract()
  const calls = knownCalls()
  const document = await bundling
  const own = filesOf(document)
  const files = { ...own, ...(await clientFiles(document, own)) }
  files[contractFile] = contractText(document, calls)
  return replace(await formatted(files))
}

/** Writes openapi.yaml again, with these calls as its examples. */
export async function writeExamples(calls: Readonly<Record<string, Call>>): Promise<void> {
  const { [contractFile]: text = '' } = await formatted({
    [contractFile]: contractText(readDocument(), calls),
  })
  writeFileSync(contractFile, text)
}

function filesOf(document: Document): Files {
  const contract = readContract(document)
  const { schemas, operations, assumedFields } = contract
  const tags = Map.groupBy(operations, ({ tag }) => tag)
  const answers = Array.from(answersModules(tags, schemas), ([tag, code]) => [
    `src/api/answers/${tag}.gen.ts`,
    code,
  ])
  const calls = Array.from(tags, ([tag, own]) => [
    `src/api/calls/${tag}.gen.ts`,
    callsModule(own, tag),
  ])
  return {
    ...Object.fromEntries([...answers, ...calls]),
    [`${client}/operations.ts`]: note + emitOperationTypes(operations, Object.keys(schemas)),
    [`${client}/model.ts`]: `${note}export * from './endpoints.schemas'\n`,
    'mocks/contract/operations.gen.ts': note + emitOperations(operations),
    'mocks/contract/error-examples.gen.ts': note + emitErrorExamples(operations),
    'mocks/contract/schemas.gen.json': emitDocument(schemas, operations),
    'mocks/contract/assumed-fields.gen.ts': `${note}/** Fields of schemas that the specification does not name. */
export const assumedFields: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(assumedFields)}
`,
    'contract/15-permissions.gen.arazzo.yaml': permissionsDocument(operations),
    'src/domain/rights/permissions.gen.ts': permissionsModule(operations),
    'docs/backend.md': backendGuide(operations),
  }
}

/**
 * A temporary folder with the structure of the project. orval reads the calls from it and writes the client
 * to it. Each process has its own folder, because a dev server may generate at the same time as `npm run
 * gen`.
 */
const stage = `.cache/contract-${process.pid}`

async function clientFiles(document: Document, own: Files): Promise<Files> {
  try {
    for (const [path, text] of Object.entries(own)) write(join(stage, path), text)
    cpSync('src/api/staff-content.ts', join(stage, 'src/api/staff-content.ts'))
    await generate(clientOptions(document, stage), process.cwd(), {
      throwOnError: true,
      failOnWarnings: true,
      logLevel: 'warn',
    })
    const made = globSync(`${client}/**/*.ts`, { cwd: stage })
    return Object.fromEntries(made.map((path) => [path, readFileSync(join(stage, path), 'utf8')]))
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/**
 * For each file: its text before formatting, and the formatted text. A file that has not changed is not
 * formatted again.
 */
const layouts = new Map<string, { text: string; code: string }>()

/** Returns the files in the format that `npm run format` gives them. */
async function formatted(files: Files): Promise<Files> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const all = Object.entries(files).map(async ([path, text]) => {
    const last = layouts.get(path)
    const code = last?.text === text ? last.code : (await format(path, text, options)).code
    layouts.set(path, { text, code })
    return [path, code] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

/** Writes files that changed, and deletes files that are no longer generated. */
function replace(files: Files): string[] {
  const old = globSync(contractOutputs).map((path) => path.replaceAll('\\', '/'))
  const gone = old.filter((path) => !(path in files))
  for (const path of gone) rmSync(path)
  const known = new Set(old)
  const changed = Object.entries(files).filter(
    ([path, text]) => !known.has(path) || readFileSync(path, 'utf8') !== text,
  )
  for (const [path, text] of changed) write(path, text)
  return [...gone, ...changed.map(([path]) => path)]
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
