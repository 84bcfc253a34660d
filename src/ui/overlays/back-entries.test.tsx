import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { whenOverlaysGone, useCloseOnBack } from './back-entries'

/** Opens a shop at /list. The history entry before is /home. A test can open an overlay. */
function openShop() {
  const history = createBrowserHistory()
  const router = createRouter({ routeTree: createRootRoute(), history })
  history.push('/home')
  history.flush()
  history.push('/list')
  history.flush()
  const onNavigate = vi.fn()
  history.subscribe(onNavigate)
  afterEach(history.destroy)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </StrictMode>
  )
  const overlay = () => {
    const close = vi.fn()
    const { rerender, unmount } = renderHook(({ open }) => useCloseOnBack(open, close), {
      wrapper,
      initialProps: { open: false },
    })
    const show = (open: boolean) => act(() => rerender({ open }))
    close.mockImplementation(() => show(false))
    return { show, close, unmount }
  }
  return { history, onNavigate, overlay }
}

const heldEntries = (): unknown => history.state?.overlays ?? 0
const untilEntries = (count: number) => waitFor(() => expect(heldEntries()).toBe(count))
const untilAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

test('Back closes an open overlay without the router, and the next Back leaves §2.4.4', async () => {
  const { overlay, onNavigate } = openShop()
  const { show, close } = overlay()
  show(true)
  await untilEntries(1)
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/list')
  expect(onNavigate).not.toHaveBeenCalled()
  history.back()
  await untilAt('/home')
  expect(onNavigate).toHaveBeenCalledOnce()
})

test('an overlay closed by a click removes its entry; Forward does not open it again', async () => {
  const { overlay, onNavigate } = openShop()
  const { show, close } = overlay()
  show(true)
  await untilEntries(1)
  show(false)
  await untilEntries(0)
  const go = vi.spyOn(history, 'go')
  history.forward()
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1))
  await untilEntries(0)
  expect(close).not.toHaveBeenCalled()
  expect(onNavigate).not.toHaveBeenCalled()
  history.back()
  await untilAt('/home')
})

test('Back closes one overlay after the other, the upper first', async () => {
  const { overlay } = openShop()
  const lower = overlay()
  const upper = overlay()
  lower.show(true)
  await untilEntries(1)
  upper.show(true)
  await untilEntries(2)
  history.back()
  await waitFor(() => expect(upper.close).toHaveBeenCalledOnce())
  expect(lower.close).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(lower.close).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/list')
})

test('an overlay that asks first, and stays, is asked again by the next Back §2.4.5c', async () => {
  const { overlay, onNavigate } = openShop()
  const { show, close } = overlay()
  close.mockImplementation(() => {})
  show(true)
  for (const times of [1, 2]) {
    await untilEntries(1)
    history.back()
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times))
  }
  expect(location.pathname).toBe('/list')
  expect(onNavigate).not.toHaveBeenCalled()
  await untilEntries(1)
  show(false)
  await untilEntries(0)
})

test('from a page that an overlay led to, Back leads to the page below the overlay', async () => {
  const { overlay, history: router } = openShop()
  const { show, close } = overlay()
  show(true)
  await untilEntries(1)
  show(false)
  router.push('/product')
  await untilAt('/product')
  expect(heldEntries()).toBe(0)
  history.back()
  await untilAt('/list')
  expect(heldEntries()).toBe(0)
  history.back()
  await untilAt('/home')
  expect(close).not.toHaveBeenCalled()
})

test('a URL that changes below an open overlay stays when the overlay closes', async () => {
  const { overlay, history: router } = openShop()
  const { show } = overlay()
  show(true)
  await untilEntries(1)
  router.replace('/list?sort=new')
  await waitFor(() => expect(location.search).toBe('?sort=new'))
  await untilEntries(1)
  show(false)
  await untilEntries(0)
  expect(location.search).toBe('?sort=new')
})

test('an overlay that replaces another one takes over its entry', async () => {
  const { overlay } = openShop()
  const first = overlay()
  const second = overlay()
  first.show(true)
  await untilEntries(1)
  const { length } = history
  first.show(false)
  second.show(true)
  // The history entries change in a task of their own, so the test waits one task longer.
  await new Promise((resolve) => setTimeout(resolve))
  expect(heldEntries()).toBe(1)
  expect(history.length).toBe(length)
  second.unmount()
  await untilEntries(0)
})

test('a navigation at the end of an action waits until the entry of the closing overlay is gone §4.1.3', async () => {
  const { show } = openShop().overlay()
  show(true)
  await untilEntries(1)
  show(false)
  expect(heldEntries()).toBe(1)
  await whenOverlaysGone()
  expect(heldEntries()).toBe(0)
})
