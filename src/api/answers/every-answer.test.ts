import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backend } from '~mocks/handlers/backend'
import { readAnswer } from './read-answer'
import type { AnswerShape, Fields, ValueKind, Repair, Shape } from './shape'

type Exports = Readonly<Record<string, AnswerShape | Shape>>
const modules = import.meta.glob<Exports>('./*.gen.ts', { eager: true })
const isAnswer = (shape: AnswerShape | Shape) => typeof shape === 'object' && 'operation' in shape
const answers = Object.values(modules).flatMap((module) => Object.values(module).filter(isAnswer))

const kinds: Readonly<Record<ValueKind, fc.Arbitrary<unknown>>> = {
  text: fc.string(),
  whole: fc.maxSafeInteger(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  flag: fc.boolean(),
  image: fc.webUrl(),
  moment: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  any: fc.jsonValue(),
}

/** Returns a fast-check generator of random values that fit a shape. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  if (typeof shape === 'string') return kinds[shape]
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf)
  if ('orNull' in shape) return fc.option(valuesOf(shape.orNull))
  if ('list' in shape) return fc.array(valuesOf(shape.list), { maxLength: 3 })
  return recordsOf(shape)
}

function recordsOf({ fields, optional = [] }: Fields): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, valuesOf(shape)]),
  )
  const requiredKeys = Object.keys(fields).filter((name) => !optional.includes(name))
  return fc.record(values, { requiredKeys, noNullPrototype: true })
}

test('every operation has a shape by which its answer is read §11.1.3', () => {
  expect(answers.map(({ operation }) => operation).toSorted()).toEqual(
    Object.keys(backend).toSorted(),
  )
})

test.each(answers)(
  '$operation: what the contract describes is returned as it is §11.1.4',
  (answer) => {
    const { data } = answer
    if (data === undefined) return
    fc.assert(
      fc.property(valuesOf(data), (value) => {
        const repairs: Repair[] = []
        const read = readAnswer(answer, { data: value }, { onRepair: (one) => repairs.push(one) })
        expect(repairs).toEqual([])
        expect(read).toBe(value)
      }),
      { numRuns: 30 },
    )
  },
)
