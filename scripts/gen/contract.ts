import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { runTool } from '../lib/run.ts'
import {
  type Document,
  type Example,
  type MediaType,
  type Parameter,
  readDocument,
  type Ref,
  resolve,
} from './openapi.ts'

const note =
  '# Generated from contract/openapi by `npm run gen`. Edit there: contract/openapi/openapi.yaml says how.\n'
const bundle = '.cache/openapi.json'

/**
 * Bundles contract/openapi into openapi.yaml, with the examples that it has. Throws the first faults of the
 * sources, with file and line.
 */
export async function writeContract(): Promise<void> {
  const redocly = (command: string, ...options: readonly string[]) =>
    runTool('redocly', [command, 'sources', '--config=contract/redocly.yaml', ...options])
  const [lint, bundled] = await Promise.all([
    redocly('lint'),
    redocly('bundle', `--output=${bundle}`),
  ])
  for (const { ok, output } of [lint, bundled]) if (!ok) throw new Error(output)
  const document = JSON.parse(readFileSync(bundle, 'utf8')) as Document
  writeDocument(document, readDocument().components.examples)
}

/** Puts other examples into openapi.yaml, by operation and part: `login.request`, `login.answer`. */
export function putExamples(examples: Readonly<Record<string, Example>>): void {
  writeDocument(readDocument(), examples)
}

type Values = Readonly<Record<string, unknown>>

/** Returns the parameters of the generated examples, by operation. */
function sentParameters(): Readonly<Record<string, Values>> {
  const file = 'mocks/contract/examples.gen.json'
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Values>>
  return Object.fromEntries(
    Object.entries(examples).map(([id, { params, query }]) => [id, { ...params, ...query }]),
  )
}

function writeDocument(document: Document, known: Readonly<Record<string, Example>> = {}): void {
  const used: Record<string, Example> = {}
  // An operation without handler or sample has no example yet, so that its types can be made first.
  function addExample(content: Readonly<Record<string, MediaType>> = {}, name: string) {
    const [media] = Object.values(content)
    if (!media) return
    used[name] = known[name] ?? { value: null }
    const seed = { $ref: `#/components/examples/${name}` }
    Object.assign(media, { examples: { seed, ...media.examples } })
  }
  const sent = sentParameters()
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      const { operationId, requestBody, responses, parameters } = operation
      if (parameters) operation.parameters = parameters.map(withSeed)
      function withSeed(part: Parameter | Ref): Parameter | Ref {
        const { example: _example, ...own } = resolve(document.components.parameters, part)
        const value = sent[operationId]?.[own.name]
        return value === undefined ? part : { ...own, examples: { seed: { value } } }
      }
      addExample(requestBody?.content, `${operationId}.request`)
      const [success] = Object.values(responses)
      if (success && 'content' in success) addExample(success.content, `${operationId}.answer`)
    }
  }
  const { paths, components, ...head } = document
  const whole = { ...head, paths, components: { ...components, examples: used } }
  writeFileSync(
    'openapi.yaml',
    note + stringify(whole, { aliasDuplicateObjects: false, lineWidth: 0 }),
  )
}
