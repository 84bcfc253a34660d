import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireSession } from './guard'

/** Where somebody ends who opens `path`; everything below /own requires authentication. */
async function placeAfter(path: string, isSignedIn: boolean): Promise<string> {
  const root = createRootRouteWithContext<{ isSignedIn: () => boolean }>()({
    beforeLoad: requireSession,
  })
  const own = createRoute({
    getParentRoute: () => root,
    path: '/own',
    staticData: { requiresAuth: true },
  })
  const list = createRoute({ getParentRoute: () => own, path: '/list' })
  const checkout = createRoute({ getParentRoute: () => root, path: '/checkout' })
  const router = createRouter({
    routeTree: root.addChildren([own.addChildren([list]), checkout]),
    context: { isSignedIn: () => isSignedIn },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router.state.location.href
}

test('a visitor goes to the checkout with the full path that was asked for', async () => {
  expect(await placeAfter('/own/list?page=2#last', false)).toBe(
    `/checkout?redirect=${encodeURIComponent('/own/list?page=2#last')}`,
  )
})

test.each([
  ['/own/list', true],
  ['/checkout', false],
])('%s opens, signed in: %s', async (path, isSignedIn) => {
  expect(await placeAfter(path, isSignedIn)).toBe(path)
})
