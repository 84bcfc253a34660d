import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type Answer,
  type Document,
  hasOutcomes,
  type Parameter,
  type RawOperation,
  type Ref,
  resolveRef,
  type Schema,
} from './openapi.ts'
import { assumedFieldsRule, operationFactsRule } from './operation-rule.ts'

const json = 'application/json'
const refTo = (kind: string, name: string): Ref => ({ $ref: `#/components/${kind}/${name}` })

/** The main source file, contract/openapi/openapi.yaml, before bundling. */
type Entry = { tags: Document['tags']; paths?: Readonly<Record<string, Ref>> }

/** The parts of Redocly's context object that this plugin uses. */
type Context = {
  location: { source: { absoluteRef: string } }
}

/**
 * Redocly's plugin that makes the contract from its sources. The comment of contract/openapi/openapi.yaml
 * lists the parts that the plugin adds.
 */
export default function bundlePlugin() {
  const tagOf = new Map<string, string>()
  function listPaths(entry: Entry, { location }: Context) {
    const folder = dirname(location.source.absoluteRef)
    for (const [path, tag] of pathsIn(folder, entry.tags)) tagOf.set(path, tag)
    entry.paths = Object.fromEntries(
      Array.from(tagOf, ([path, tag]) => [path, { $ref: pointerTo(tag, path) }]),
    )
  }
  return {
    id: 'bundle',
    rules: { oas3: { 'operation-facts': operationFactsRule, 'assumed-fields': assumedFieldsRule } },
    preprocessors: { oas3: { paths: () => ({ Root: { enter: listPaths } }) } },
    decorators: {
      oas3: {
        whole: () => ({
          Schema: { leave: addFormat },
          Root: { leave: (root: Document) => void Object.assign(root, completed(root, tagOf)) },
        }),
      },
    },
  }
}

const pointerTo = (tag: string, path: string) =>
  `paths/${tag}.yaml#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Returns each path of the contract with the name of its source file, in the order of the tags. */
function pathsIn(folder: string, tags: Document['tags']): Array<readonly [string, string]> {
  const order = tags.map(({ name }) => name)
  const files = globSync('paths/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'))
  return files
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((tag) => {
      // Only the paths are read here. Redocly reads the file itself and reports its errors.
      const text = readFileSync(join(folder, 'paths', `${tag}.yaml`), 'utf8')
      const paths = text.matchAll(/^(["']?)(\/\S*)\1:/gm)
      return Array.from(paths, ([, , path = '']) => [path, tag] as const)
    })
}

/** Sets the format of integers to 64 bits when the contract gives no other format. */
function addFormat(schema: Schema): void {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  if (types.join() === 'integer') schema.format ??= 'int64'
}

/** Returns the bundled contract with the parts that its sources leave out. */
function completed(document: Document, tagOf: ReadonlyMap<string, string>): Document {
  const { components, paths } = document
  const schemas = Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...document,
    paths: mapped(paths, (methods, path) =>
      mapped(methods, (operation) =>
        completedOperation(operation, tagOf.get(path) ?? '', components),
      ),
    ),
    components: {
      ...components,
      schemas: mapped(Object.fromEntries(schemas), completedSchema),
      responses: mapped(components.responses, failure),
      'x-assumed-fields': Object.fromEntries(
        schemas.flatMap(([name, { 'x-assumed': fields }]) => (fields ? [[name, fields]] : [])),
      ),
    },
  }
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (part: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([name, part]) => [name, change(part, name)]),
  )
}

/** The fields that each answer has before its data. */
const envelope: Readonly<Record<string, Schema>> = {
  success: {
    type: 'boolean',
    const: true,
    description: 'Always true: a failure is an `ErrorBody`.',
  },
  message: {
    type: 'string',
    maxLength: 2000,
    description: 'For people. The shop never shows it as an error.',
  },
}

function completedSchema({ 'x-assumed': _, ...schema }: Schema, name: string): Schema {
  if (!name.endsWith('Response')) return schema
  return {
    ...schema,
    required: [...Object.keys(envelope), ...(schema.required ?? [])],
    properties: { ...envelope, ...schema.properties },
  }
}

/**
 * Returns an error answer with its schema. Each example gets `success: false`, and its name as the error's
 * code.
 */
function failure(answer: Answer): Answer {
  const media = answer.content?.[json]
  if (!media) return answer
  const schema: Schema | undefined = media.schema
  const examples = mapped(media.examples ?? {}, ({ value }, code) => ({
    value: { success: false, code, ...Object(value) },
  }))
  const whole = { ...media, schema: schema ?? refTo('schemas', 'ErrorBody'), examples }
  return { ...answer, content: { [json]: whole } }
}

function completedOperation(
  { parameters: own = [], requestBody, responses, ...source }: RawOperation,
  tag: string,
  { parameters, responses: common, schemas }: Document['components'],
): RawOperation {
  const { 'x-access': access, 'x-repeat': repeat } = source
  const security = source.security ?? (access === 'anyone' ? undefined : [{ bearer: [] }])
  const inputs = own.map((part) => resolveRef<Parameter>(parameters, part))
  const takesInput = requestBody || inputs.some((input) => input.in !== 'header')
  const isLocalized = inputs.some(({ name }) => name === 'Accept-Language')
  const readsToken = security?.some((scheme) => 'bearer' in scheme)
  const headers = isLocalized && { 'Content-Language': refTo('headers', 'ContentLanguage') }
  const answers = Object.entries(responses).map(([status, answer]) => {
    if ('$ref' in answer) return [status, answer] as const
    if (Number(status) >= 400) return [status, failure(answer)] as const
    return [status, { ...answer, ...(headers && { headers }) }] as const
  })
  const [, success] = answers[0] ?? []
  const keepsRows = success && hasOutcomes(schemas, resolveRef<Answer>(common, success))
  const names = {
    401: readsToken && 'Unauthenticated',
    403: access === 'staff' && 'Forbidden',
    409:
      (repeat === 'key' && 'IdempotencyMismatch') ||
      (repeat === 'seen' && !keepsRows && 'Conflict'),
    422: takesInput && 'InvalidRequest',
    429: 'TooManyRequests',
    500: 'ServerError',
    503: 'Unavailable',
  }
  const followed = Object.entries(names).flatMap(([status, name]) =>
    name ? [[status, refTo('responses', name)] as const] : [],
  )
  const all = repeat === 'key' ? [...own, refTo('parameters', 'IdempotencyKey')] : own
  return {
    tags: [tag],
    ...source,
    ...(security && { security }),
    ...(all.length > 0 && { parameters: all }),
    ...(requestBody && { requestBody: { required: true, ...requestBody } }),
    responses: Object.fromEntries([...followed, ...answers]),
  }
}
