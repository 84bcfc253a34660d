import { expect, test } from 'vitest'
import { createTestWorld } from '../node'
import type { ScenarioName } from '../scenarios/names'
import { readNames } from './page-world'
import { preparedBrowser } from './prepared-browser'

test('the address of a page names its scenarios', () => {
  expect(readNames('?page=2&scenario=slow,login:staff')).toEqual({
    names: ['slow', 'login:staff'],
    fromAddress: true,
  })
  expect(readNames('?scenario=createOrder.serverError*1').names).toEqual([
    'createOrder.serverError*1',
  ])
})

test('an empty parameter turns all scenarios off; without it they stay as they are', () => {
  expect(readNames('?scenario=')).toEqual({ names: [], fromAddress: true })
  expect(readNames('?page=2')).toEqual({ names: [], fromAddress: false })
})

const prepared = (...names: ScenarioName[]) => preparedBrowser(createTestWorld({ names }))

test('without a preparation the storage stays as it is', () => {
  expect(prepared('slow')).toEqual({ local: {}, session: {}, entry: null, isFull: false })
})

test('signs in and out, fills the cart and what was viewed', () => {
  expect(prepared('login:visitor').local).toEqual({ auth_token: null })
  const { local } = prepared('login:shopper', 'cart:filled', 'viewed:some')
  expect(local.auth_token).toBe('mock-session-of-shopper')
  const [line] = JSON.parse(local.cart ?? '[]')
  expect(line).toMatchObject({ slug: 'dam-chu-a-co-sen-tu-anh', quantity: 1 })
  expect(JSON.parse(local.cart_selected ?? '[]')).toEqual([`${line.productId}:${line.variantId}`])
  expect(JSON.parse(local.recently_viewed ?? '[]')).toMatchObject([{ slug: line.slug }])
})

test('fills in the checkout for one history entry', () => {
  const { session, entry } = prepared('checkout:paypal')
  expect(JSON.parse(session.checkout_lines ?? '{}')).toMatchObject({
    visit: entry,
    lines: [{ slug: 'dam-chu-a-co-sen-tu-anh' }],
  })
  expect(JSON.parse(session.checkout_draft ?? '{}')).toMatchObject({ payment: 'paypal' })
})
