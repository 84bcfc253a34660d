import { describe, expect, test } from 'vitest'
import { isRecord } from '@/lib/json'
import { assumedFields } from '../contract/assumed-fields.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'
import { createTestWorld } from '../node'
import { requestOf } from '../pipeline/samples/request'
import { samples } from '../pipeline/samples/samples'
import type { DriftName } from '../scenarios/names'
import { accounts } from '../seed/accounts'
import type { Schema } from './drifts'

async function answerOf(operation: OperationId, ...names: readonly string[]) {
  const { signIn, answer, db, assertNoViolations } = createTestWorld({ names })
  const token = signIn(operationTable[operation].access === 'staff' ? 'staff' : 'shopper')
  const outcome = await answer(requestOf(operation, samples[operation](db.tables), token))
  assertNoViolations()
  if (outcome === 'network-error') throw new Error('No answer came')
  const text = await outcome.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return { status: outcome.status, body }
}

async function dataOf(operation: OperationId, ...names: readonly DriftName[]) {
  const { body } = await answerOf(operation, ...names)
  return isRecord(body) ? body['data'] : undefined
}

describe('a host', () => {
  test('drift.minimal answers only the fields that the specification names', async () => {
    expect(await dataOf('currentUser', 'drift.minimal')).toEqual({
      full_name: expect.any(String),
      first_name: expect.any(String),
      last_name: expect.any(String),
      email: accounts.shopper.email,
    })
    const { pagination } = Object(await dataOf('productList', 'drift.minimal'))
    expect(pagination).toEqual({ current_page: 1, last_page: expect.any(Number) })
  })

  test('writes numbers and booleans as databases do', async () => {
    const valid = await dataOf('productDetail')
    const { id, price } = Object(Object(valid).product)
    const drifted = await dataOf('productDetail', 'drift.strings')
    expect(drifted).toMatchObject({
      is_in_wishlist: 0,
      product: { id: String(id), price: `${price}.00` },
    })
  })

  test('writes null for empty values, and adds null to the rows', async () => {
    const menu = Object(await dataOf('siteInfo', 'drift.nulls')).menu
    expect(menu).toMatchObject([null, { id: 1 }, ...menu.slice(2)])
    expect(await dataOf('adminProduct', 'drift.nulls')).toMatchObject({
      product: { internal_notes: null },
    })
  })

  test('leaves the host out of the addresses of pictures, and only of those', async () => {
    const [banner] = Object(await dataOf('homepageBanners', 'drift.relativeImages'))
    expect(banner.image_url).toMatch(/^artwork\//)
    expect(banner.link).toMatch(/^\//)
  })

  test('adds fields of its own to every object', async () => {
    const site = Object(await dataOf('siteInfo', 'drift.extra'))
    for (const object of [site, site.contact, site.menu[0]])
      expect(object).toHaveProperty('deleted_at', null)
  })

  test('writes pages of rows as data and meta, and the user below a key', async () => {
    const { body } = await answerOf('productList', 'drift.metaPages')
    expect(body).toMatchObject({
      success: true,
      data: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]),
      meta: { current_page: 1 },
      category: null,
    })
    expect(await dataOf('currentUser', 'drift.metaPages')).toHaveProperty('user.email')
    expect(await dataOf('login', 'drift.metaPages')).toHaveProperty('user.email')
  })

  test('drift.noSuccess never says whether a call succeeded, even for a failure', async () => {
    expect((await answerOf('siteInfo', 'drift.noSuccess')).body).not.toHaveProperty('success')
    const failed = await answerOf('siteInfo', 'drift.noSuccess', 'siteInfo.serverError')
    expect(failed).toMatchObject({ status: 500, body: { message: expect.any(String) } })
    expect(failed.body).not.toHaveProperty('success')
  })

  test('drift.noBody answers no body when the contract promises no data', async () => {
    expect(await answerOf('deleteUserAddress', 'drift.noBody')).toEqual({ status: 204, body: null })
    expect(await answerOf('userAddresses', 'drift.noBody')).toHaveProperty('status', 200)
    const refused = await answerOf(
      'deleteUserAddress',
      'drift.noBody',
      'deleteUserAddress.notFound',
    )
    expect(refused).toHaveProperty('status', 404)
  })
})

test('every field that the specification does not name is one of its schema', () => {
  const schemas: Readonly<Record<string, Schema>> = contract.components.schemas
  for (const [schema, names] of Object.entries(assumedFields))
    for (const name of names) expect(schemas[schema]?.properties).toHaveProperty(name)
})
