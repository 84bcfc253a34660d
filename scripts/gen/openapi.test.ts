import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { HandlersOf } from '../../mocks/pipeline/backend'
import { readDocument } from './openapi'

test('a missing handler is a type error in the object with the handlers of its tag', () => {
  // @ts-expect-error siteInfo is missing.
  const handlers: HandlersOf<'site'> = {}
  expect(handlers).toEqual({})
})

test('the default of an absent field fulfils the rules of that field §11.1.15', () => {
  const { components } = readDocument()
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false })
  ajv.addSchema({ components }, 'contract')
  const wrong = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, rules]) => {
      const { 'x-when-absent': standIn, $ref } = rules
      const isRight =
        standIn === undefined ||
        $ref ||
        ajv.validate(`contract#/components/schemas/${schema}/properties/${field}`, standIn)
      return isRight ? [] : `${schema}.${field}`
    }),
  )
  expect(wrong).toEqual([])
})
