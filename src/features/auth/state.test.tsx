import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { session } from '@/api/session'
import { createStore } from '@/lib/store'
import { askSignInAtom, accountPanelAtom, showAccountPanelAtom, signOut, useShopper } from './state'

test('both forms of the popup continue the same action; closing the popup drops this action', () => {
  const store = createStore()
  const next = vi.fn()
  store.set(askSignInAtom, next)
  store.set(showAccountPanelAtom, 'register')
  expect(store.get(accountPanelAtom)).toEqual({ name: 'register', next })
  store.set(showAccountPanelAtom, null)
  store.set(showAccountPanelAtom, 'login')
  expect(store.get(accountPanelAtom)).toEqual({ name: 'login' })
})

const answers = vi.fn<typeof fetch>()

function Shopper() {
  const { user, isUnknown } = useShopper()
  return <output>{isUnknown ? 'unknown' : user?.email}</output>
}

test('a loaded user stays when a later request fails', async () => {
  vi.stubGlobal('fetch', answers)
  session.begin('token', 'lan@moclan.vn')
  const email = 'lan@moclan.vn'
  const user = { id: 1, full_name: 'Lan', first_name: 'Lan', last_name: 'Nguyễn', email }
  answers.mockResolvedValueOnce(Response.json({ success: true, message: '', data: user }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Shopper />
    </QueryClientProvider>,
  )
  await expect.poll(() => screen.getByRole('status').textContent).toBe(email)
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => {
    await client.invalidateQueries()
    // TanStack Query notifies components in a later task, so the test waits for that task.
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(screen.getByRole('status').textContent).toBe(email)
  session.end(session.now().number)
  vi.unstubAllGlobals()
})

describe('signing out §4.1.3', () => {
  test.each([
    ['answers', () => Response.json({ success: true, message: '' })],
    ['has no such call', () => Response.json({ success: false, message: '' }, { status: 404 })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('ends the token at a host that %s, and waits for nothing', async (_, answer) => {
    answers.mockReset().mockImplementation(async () => answer())
    vi.stubGlobal('fetch', answers)
    session.begin('token-of-lan', 'lan@moclan.vn')
    signOut()
    expect(session.token()).toBeNull()
    await vi.waitFor(() => expect(answers).toHaveBeenCalledOnce())
    const [url, init] = answers.mock.calls[0] ?? []
    expect([url, init?.method, init?.keepalive]).toEqual(['/api/auth/logout', 'POST', true])
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-of-lan')
    vi.unstubAllGlobals()
  })

  test('of a visitor sends no request', async () => {
    answers.mockReset()
    vi.stubGlobal('fetch', answers)
    signOut()
    await import('./mutations')
    expect(answers).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
