import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { runTool } from '../lib/run.ts'
import { type Document, type Example, type MediaType, readDocument } from './openapi.ts'

/** The folder in which people edit the contract. */
export const contractSources = 'contract/openapi'
export const contractFile = 'openapi.yaml'
const note = `# Generated from ${contractSources} by \`npm run gen\`. Edit there: ${contractSources}/openapi.yaml says how.\n`
const bundleFile = '.cache/openapi.json'

/** An error in the sources, with its place. Lines and columns begin at 1. */
export type SourceFault = {
  file: string
  line: number
  column: number
  message: string
}

/** Thrown when the sources have errors. The message has a line for each error. */
export class ContractError extends Error {
  readonly faults: readonly SourceFault[]

  constructor(faults: readonly SourceFault[]) {
    super(faults.map((one) => `${one.file}:${one.line}:${one.column} ${one.message}`).join('\n'))
    this.faults = faults
  }
}

/** One problem of `redocly lint --format=json`. */
type Problem = {
  message: string
  suggest?: readonly string[]
  location: ReadonlyArray<{
    source: { ref: string }
    start?: { line: number; col: number }
  }>
}

const redocly = (command: string, ...options: readonly string[]) =>
  runTool('redocly', [command, 'sources', '--config=contract/redocly.yaml', ...options])

/** Bundles the sources without the mock world's examples. Throws a `ContractError` if a source is wrong. */
export async function bundledContract(): Promise<Document> {
  const [lint, bundled] = await Promise.all([
    redocly('lint', '--format=json'),
    redocly('bundle', `--output=${bundleFile}`),
  ])
  if (!lint.ok) throw faultsIn(lint.output)
  if (!bundled.ok) throw new Error(bundled.output)
  return JSON.parse(readFileSync(bundleFile, 'utf8')) as Document
}

function faultsIn(output: string): Error {
  const [json] = /^\{$.*^\}/ms.exec(output) ?? []
  if (json === undefined) return new Error(output)
  const { problems } = JSON.parse(json) as { problems: readonly Problem[] }
  const faults = problems.map(({ message, suggest: [guess] = [], location: [place] }) => ({
    file: place?.source.ref ?? contractSources,
    line: place?.start?.line ?? 1,
    column: place?.start?.col ?? 1,
    message: guess === undefined ? message : `${message} Did you mean "${guess}"?`,
  }))
  const lines = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  return new ContractError([...lines.values()])
}

function oldContract(): Document | null {
  try {
    return readDocument()
  } catch {
    return null
  }
}

/**
 * The example of an operation: its parameters, request and answer. `npm run gen` gets the example from the
 * mock world. See `Example` of mocks/pipeline/samples/examples.ts.
 */
export type Call = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  request?: unknown
  answer?: unknown
}

/**
 * Returns the examples of openapi.yaml, by operation. Returns none when the file can't be read, for example
 * because of a merge conflict.
 */
export function knownCalls(): Record<string, Call> {
  const { paths, components } = oldContract() ?? { paths: {}, components: {} }
  const valueOf = (name: string) => components.examples?.[name]?.value
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return Object.fromEntries(
    operations.map(({ operationId, 'x-example': params }) => [
      operationId,
      {
        params,
        request: valueOf(`${operationId}.request`),
        answer: valueOf(`${operationId}.answer`),
      },
    ]),
  )
}

/**
 * Returns the text of openapi.yaml. An operation without a call gets `null` as its examples, so that its
 * types can be generated before its handler exists.
 */
export function contractText(document: Document, calls: Readonly<Record<string, Call>>): string {
  const whole = structuredClone(document)
  const examples: Record<string, Example> = {}
  function addExample(
    content: Readonly<Record<string, MediaType>> = {},
    name: string,
    value: unknown,
  ) {
    const [media] = Object.values(content)
    if (!media) return
    examples[name] = { value: value ?? null }
    const seed = { $ref: `#/components/examples/${name}` }
    Object.assign(media, { examples: { seed, ...media.examples } })
  }
  for (const methods of Object.values(whole.paths)) {
    for (const operation of Object.values(methods)) {
      const { operationId, requestBody, responses } = operation
      const { params, query, request, answer } = calls[operationId] ?? {}
      addExample(requestBody?.content, `${operationId}.request`, request)
      const [success] = Object.values(responses)
      if (success && 'content' in success)
        addExample(success.content, `${operationId}.answer`, answer)
      const sent = { ...params, ...query }
      if (Object.keys(sent).length > 0) operation['x-example'] = sent
    }
  }
  const { paths, components, ...head } = whole
  const ordered = { ...head, paths, components: { ...components, examples } }
  return note + stringify(ordered, { aliasDuplicateObjects: false, lineWidth: 0 })
}
