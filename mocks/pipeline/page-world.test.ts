import { expect, test, vi } from 'vitest'
import { hashOfText } from '@/lib/kept'
import { memoryStorage } from '@/lib/memory-storage'
import { createTestWorld } from '../node'
import type { ScenarioName } from '../scenarios/names'
import { openPageScenarios, pageScenarios } from './page-world'
import { preparedBrowser } from './prepared-browser'

test('the address of a page names its scenarios', () => {
  expect(pageScenarios('?page=2&scenario=slow,login:staff')).toEqual({
    names: ['slow', 'login:staff'],
    fromAddress: true,
  })
  expect(pageScenarios('?scenario=clock:+3d,slow').names).toEqual(['clock:+3d', 'slow'])
  expect(pageScenarios('?scenario=createOrder.serverError*1').names).toEqual([
    'createOrder.serverError*1',
  ])
})

test('an empty parameter turns all scenarios off; without it they stay as they are', () => {
  expect(pageScenarios('?scenario=')).toEqual({ names: [], fromAddress: true })
  expect(pageScenarios('?page=2')).toEqual({ names: [], fromAddress: false })
})

const prepared = (...names: ScenarioName[]) => preparedBrowser(createTestWorld({ names }))

test('without a preparation the storage stays as it is', () => {
  expect(prepared('slow')).toEqual({ local: {}, session: {}, entry: null, isFull: false })
})

test('signs in and out, and fills the cart and the viewed products', () => {
  expect(prepared('login:visitor').local).toEqual({ auth_token: null, session_owner: null })
  const { local } = prepared('login:shopper', 'cart:filled', 'viewed:some')
  expect(local.auth_token).toBe('mock-session-of-shopper')
  expect(local.session_owner).toBe(hashOfText('khach@moclan.vn'))
  const [line] = JSON.parse(local.cart ?? '[]')
  expect(line).toMatchObject({ slug: 'dam-chu-a-co-sen-tu-anh', quantity: 1 })
  expect(JSON.parse(local.cart_selected ?? '[]')).toEqual([`${line.productId}:${line.variantId}`])
  expect(JSON.parse(local.recently_viewed ?? '[]')).toMatchObject([{ slug: line.slug }])
})

test('fills in the checkout for one history entry', () => {
  const { session, entry } = prepared('checkout:paypal')
  expect(JSON.parse(session.checkout_lines ?? '{}')).toMatchObject({
    visit: entry?.['__TSR_key'],
    lines: [{ slug: 'dam-chu-a-co-sen-tu-anh' }],
  })
  expect(JSON.parse(session.checkout_draft ?? '{}')).toMatchObject({ payment: 'paypal' })
})

test('a reload keeps what the shopper typed into a prepared form', () => {
  const sessionStorage = memoryStorage(new Map())
  vi.stubGlobal('window', { localStorage: memoryStorage(new Map()), sessionStorage })
  const replaceState = vi.fn()
  vi.stubGlobal('history', { state: { checkout: 'my-visit' }, replaceState })
  const navigation = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  const open = () => openPageScenarios(createTestWorld(), '?scenario=checkout:cod')
  open()
  const filled = sessionStorage.getItem('checkout_draft')
  expect(filled).toContain('"payment":"cod"')
  expect(replaceState).toHaveBeenCalledOnce()
  sessionStorage.removeItem('checkout_draft')
  sessionStorage.setItem('checkout_draft@shopper', 'typed')
  navigation.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  open()
  expect(sessionStorage.getItem('checkout_draft'), 'it would replace what is typed').toBeNull()
  expect(replaceState, 'the lines are those of this visit').toHaveBeenCalledOnce()
  navigation.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
  open()
  expect(sessionStorage.getItem('checkout_draft')).toBe(filled)
  navigation.mockRestore()
})

test('a session that began after token.expired outlives the next page', () => {
  vi.stubGlobal('window', {
    localStorage: memoryStorage(new Map()),
    sessionStorage: memoryStorage(new Map([['mock.scenario', 'token.expired']])),
  })
  const sessionsAfter = (search: string) => {
    const world = createTestWorld({ names: ['login:shopper'] })
    world.signIn('shopper')
    openPageScenarios(world, search)
    return world.db.tables.tokens.length
  }
  expect(sessionsAfter('')).toBe(1)
  expect(sessionsAfter('?scenario=token.expired')).toBe(0)
})

test('a change of the scenarios changes the address that names them', () => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('location', new URL('http://shop/checkout?scenario=checkout:cod'))
  const world = createTestWorld()
  openPageScenarios(world, '?scenario=checkout:cod')
  world.scenario.set(['checkout:cod', 'slow'])
  const address = replaceState.mock.lastCall?.at(-1)
  expect(new URL(address).searchParams.get('scenario')).toBe('checkout:cod,slow')
})
