/**
 * Writes the examples that openapi.yaml refers to: a request and an answer of every operation, made by calling the
 * mock world. `npm run gen` runs it after the mock contract and formats the result.
 */

import { writeFileSync } from 'node:fs'
import { openMockModules } from './lib/mock-modules.ts'

/** `Example` of mocks/pipeline/samples/examples.ts. */
interface Example {
  request?: unknown
  answer: unknown
  problem?: string
}

const modules = await openMockModules()
const { contractExamples } = (await modules.load('/mocks/pipeline/samples/examples.ts')) as {
  contractExamples: () => Promise<Record<string, Example>>
}
const examples = await contractExamples()
await modules.close()

/** In the shape of OpenAPI, for references from openapi.yaml. */
const written = Object.entries(examples).map(([operation, { request, answer, ...rest }]) => {
  const body = request === undefined ? {} : { request: { value: request } }
  return [operation, { ...rest, ...body, answer: { value: answer } }]
})
writeFileSync('mocks/contract/examples.gen.json', JSON.stringify(Object.fromEntries(written)))
for (const [operation, { problem }] of Object.entries(examples)) {
  if (problem !== undefined) console.warn(`No example of ${operation} yet: ${problem}`)
}
