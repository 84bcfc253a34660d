import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { session } from '@/api/session'
import { createWorld, handlers } from '~mocks/index'
import { wishlistIdsQuery } from './queries'

const world = createWorld()
const server = setupServer(...handlers(world))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => void session.begin(world.signIn('shopper') ?? '', 'khach@moclan.vn'))
afterEach(() => {
  server.resetHandlers()
  session.end(session.now().number)
  world.assertNoViolations()
  world.reset()
})
afterAll(() => server.close())

function Wishlist() {
  const { data, error } = useQuery({ ...wishlistIdsQuery, retry: false })
  return <output>{error?.status ?? data?.size}</output>
}

function shownText(): Promise<string | null> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Wishlist />
    </QueryClientProvider>,
  )
  return screen.findByText(/\d/).then(({ textContent }) => textContent)
}

test('a shopper sees the wishlist of their account in the mock world', async () => {
  expect(await shownText()).toBe('5')
})

test('a test overrides one call by `server.use` of msw', async () => {
  server.use(http.get('*/api/wishlist', () => new HttpResponse(null, { status: 500 })))
  expect(await shownText()).toBe('500')
})
