import { keyOf, nameOf, type Operation, type Schema } from './openapi.ts'

type Schemas = Readonly<Record<string, Schema>>

/** Integers of these names are ids. */
const idName = /^ids?$|_ids?$|[a-z]Ids?$/

/**
 * Returns the module with what a mapping to a host of another make has to know of each operation: its address, and where names,
 * ids and money stand in its request and its answer (`src/api/host/translate.ts`).
 */
export function hostModule(operations: readonly Operation[], schemas: Schemas): string {
  // A schema is written before the first that uses it.
  const constants = new Map<string, string>()

  function named(ref: string): string {
    const schema = schemas[nameOf(ref)]
    if (!schema) throw new Error(`openapi.yaml has no schema ${ref}`)
    const constant = `${nameOf(ref).charAt(0).toLowerCase()}${nameOf(ref).slice(1)}`
    if (!constants.has(constant)) constants.set(constant, codeOf(schema, ''))
    return constants.get(constant) === plain ? plain : constant
  }

  function codeOf(schema: Schema, name: string): string {
    if (schema.$ref) return named(schema.$ref)
    const kinds = (schema.oneOf ?? []).filter(({ type }) => type !== 'null')
    if (kinds.length > 0 && !schema.properties) return bothOf(kinds.map((one) => codeOf(one, name)))
    if (schema.allOf) return bothOf(schema.allOf.map((one) => codeOf(one, name)))
    if (schema.items) {
      const item = codeOf(schema.items, name)
      return item === plain ? plain : `[${item}]`
    }
    if (schema.properties) {
      const fields = Object.entries(schema.properties)
      return `{ ${fields.map(([field, own]) => `${keyOf(field)}: ${codeOf(own, field)}`).join(', ')} }`
    }
    if (schema['x-money']) return `'money'`
    const isWhole = [schema.type].flat().includes('integer')
    return isWhole && idName.test(name) ? `'id'` : plain
  }

  const rows = operations.map(({ operationId, method, path, parameters, body, answers }) => {
    const [, success] = answers.find(([status]) => status < 300) ?? []
    const answer = success?.content?.['application/json']?.schema
    // JSON last: a form has texts only, and JSON says which of them are ids.
    const bodies = Object.values(body ?? {}).map((media) => codeOf(media.schema, ''))
    const query = parameters.filter((one) => one.in === 'query' && one.schema['x-money'])
    const parts = [
      `at: '${method} ${path}'`,
      ...(query.length > 0 ? [`query: ${JSON.stringify(query.map(({ name }) => name))}`] : []),
      ...(bodies.length > 0 ? [`body: ${bothOf(bodies.toReversed())}`] : []),
      ...(answer ? [`answer: ${codeOf(answer, '')}`] : []),
    ]
    return `  ${operationId}: { ${parts.join(', ')} },`
  })
  const error = named('ErrorBody')
  const forms = [...constants]
    .filter(([, code]) => code !== plain)
    .map(([name, code]) => `const ${name} = ${code} as const`)
  return `// Generated from openapi.yaml by \`npm run gen\`. Not edited by hand.

import type { OperationForm } from './form.ts'

${forms.join('\n')}

/** Every answer beyond 2xx. */
export const errorForm = ${error}

/** The operations of the contract, by name. */
export const operationForms: Readonly<Record<string, OperationForm>> = {
${rows.join('\n')}
}
`
}

/** What is neither an id nor money, nor holds any. */
const plain = `'any'`

/** Returns one object with the fields of several: an operation may take JSON, and a form with a file. */
function bothOf(codes: readonly string[]): string {
  const [only, ...others] = codes
  if (others.length === 0) return only ?? plain
  const fields = codes.map((code) => (code.startsWith('{') ? code.slice(2, -2) : `...${code}`))
  return `{ ${fields.join(', ')} }`
}
