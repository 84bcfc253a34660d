import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { operationForms } from './contract.gen'
import { type Form, isList } from './form'
import { openIds } from './ids'
import { mappingSchema } from './mapping'
import { fromHost, type Side, toHost } from './translate'

const ids = openIds({ read: () => null, write: () => {} })

/** Values as the contract has them: ids are those that the host has named. */
function valueOf(form: Form): fc.Arbitrary<unknown> {
  if (form === 'id') return fc.option(fc.uuid().map((text) => ids.numberOf(text)))
  if (form === 'money') return fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }))
  if (form === 'any') return fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  if (isList(form)) return fc.array(valueOf(form[0]), { maxLength: 3 })
  return fc.record(
    Object.fromEntries(Object.entries(form).map(([name, own]) => [name, valueOf(own)])),
    { requiredKeys: [] },
  )
}

const mappings = fc.record(
  {
    names: fc.constantFrom('snake' as const, 'camel' as const, 'pascal' as const, 'kebab' as const),
    ids: fc.constant('text' as const),
    money: fc.record(
      {
        amount: fc.constantFrom('/amount', '/value/amount'),
        beside: fc.constant({ '/currency': 'VND' }),
        text: fc.boolean(),
        units: fc.constantFrom(1, 100),
      },
      { requiredKeys: ['amount'] },
    ),
  },
  { requiredKeys: [] },
)

test('what goes to a host and comes back is the same, for each request and answer of the contract', () => {
  const bodies = Object.values(operationForms).flatMap(({ body, answer }) =>
    [body, answer].flatMap((form) => (typeof form === 'object' ? [form] : [])),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...bodies).chain((form) => fc.tuple(fc.constant(form), valueOf(form))),
      mappings,
      ([form, value], mapping) => {
        const side: Side = { mapping: v.parse(mappingSchema, mapping), ids, places: {} }
        expect(fromHost(side, form, toHost(side, form, value))).toEqual(value)
      },
    ),
    { numRuns: 300 },
  )
})
