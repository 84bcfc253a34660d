import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireSession } from './context'

/** Opens `path` and returns the final URL. Everything below /own requires authentication. */
async function addressAfter(path: string, isSignedIn: boolean): Promise<string> {
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

test('a visitor goes to the checkout, which gets the full path of the route §2.2.2', async () => {
  expect(await addressAfter('/own/list?page=2#last', false)).toBe(
    `/checkout?redirect=${encodeURIComponent('/own/list?page=2#last')}`,
  )
})

test.each([
  ['/own/list', true],
  ['/checkout', false],
])('%s opens, signed in: %s', async (path, isSignedIn) => {
  expect(await addressAfter(path, isSignedIn)).toBe(path)
})
