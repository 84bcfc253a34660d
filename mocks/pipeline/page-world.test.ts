import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@/lib/memory-storage'
import { createTestWorld } from '../node'
import type { ScenarioName } from '../scenarios/names'
import { openPageScenarios, readNames } from './page-world'
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

test('a reload keeps what the shopper typed into a prepared form', () => {
  const sessionStorage = memoryStorage(new Map())
  vi.stubGlobal('window', { localStorage: memoryStorage(new Map()), sessionStorage })
  vi.stubGlobal('history', { replaceState: () => {} })
  const navigation = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  const open = () => openPageScenarios(createTestWorld(), '?scenario=checkout:cod')
  open()
  const filled = sessionStorage.getItem('checkout_draft')
  expect(filled).toContain('"payment":"cod"')
  sessionStorage.setItem('checkout_draft', 'typed')
  navigation.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  open()
  expect(sessionStorage.getItem('checkout_draft')).toBe('typed')
  navigation.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
  open()
  expect(sessionStorage.getItem('checkout_draft')).toBe(filled)
  navigation.mockRestore()
})
