/**
 * Writes the parts of the contract that the mock world needs besides the client's types: the operation table, the
 * named error answers, the schemas to validate with and the fields that a host may leave out. `npm run gen` runs it and formats the result.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { emitDocument } from './mock-contract/emit-document.ts'
import { emitErrorExamples, emitOperations } from './mock-contract/emit-operations.ts'
import { readContract } from './mock-contract/openapi.ts'

const folder = 'mocks/contract'
const note = '// Generated from openapi.yaml by `npm run gen`. Not edited by hand.\n\n'

const { schemas, operations, assumedFields } = readContract('openapi.yaml')

mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}/operations.gen.ts`,
  note + emitOperations(operations, Object.keys(schemas)),
)
writeFileSync(`${folder}/error-examples.gen.ts`, note + emitErrorExamples(operations))
writeFileSync(`${folder}/schemas.gen.json`, emitDocument(schemas, operations))
writeFileSync(
  `${folder}/assumed-fields.gen.ts`,
  `${note}/** Fields of schemas that the specification does not name. */
export const assumedFields: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(assumedFields)}
`,
)
