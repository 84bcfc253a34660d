import { expect, test } from 'vitest'
import examples from '../../contract/examples.gen.json'
import { operationTable } from '../../contract/operations.gen'
import { operationIds } from '../../scenarios/names'
import { jsonPart, lenient, multipartPart } from '../schemas'
import { violationOf } from '../validate-answer'

test.each(operationIds)('the example of %s keeps the contract', (operation) => {
  const example = examples[operation]
  expect(example).not.toHaveProperty('problem')
  const { status } = operationTable[operation]
  expect(violationOf(operation, { status, body: example.answer.value })).toBeNull()
  const isBody =
    lenient(operation, `body/${jsonPart}`) ?? lenient(operation, `body/${multipartPart}`)
  if (!isBody) return
  expect('request' in example && isBody(example.request.value)).toEqual([])
})
