import { nameOf, type Schema } from './openapi.ts'

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The fields of an object type, each with `?` unless required or filled in by a default. */
export function fieldsOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const key = /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`
    const always = schema.required?.includes(name) || field.default !== undefined
    return `${key}${always ? '' : '?'}: ${typeOf(field)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}

/** The TypeScript type of a schema; other named schemas are mentioned by name. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ')
  if (schema.contentMediaType) return 'Blob'
  if (Array.isArray(schema.type)) {
    return schema.type.map((type: string) => typeOf({ ...schema, type })).join(' | ')
  }
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`
  if (schema.type === 'object' && schema.additionalProperties) {
    return `Record<string, ${typeOf(schema.additionalProperties)}>`
  }
  if (schema.type === 'object') return fieldsOf(schema)
  const simple = plain[String(schema.type)]
  if (!simple) throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`)
  return simple
}

/** `types.gen.ts`: a type for every named schema. */
export function emitTypes(schemas: Readonly<Record<string, Schema>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => {
      const comment = schema.description ? `/** ${schema.description} */\n` : ''
      return `${comment}export type ${name} = ${typeOf(schema)}\n`
    })
    .join('\n')
}
