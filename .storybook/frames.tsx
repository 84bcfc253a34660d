import { Outlet, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Canvas } from 'storybook/internal/csf'
import { within } from 'storybook/test'

/**
 * The frame around a story: none, the shop's header and footer, the bare header and footer, the account's
 * navigation too, or the back office.
 */
export type FrameName = 'none' | 'shop' | 'bare' | 'account' | 'admin'

const staff = {
  id: 2,
  email: 'quanly@moclan.example',
  first_name: 'Thu',
  last_name: 'Trần',
  full_name: 'Trần Thu',
  phone: '0912345678',
  is_staff: true,
}

async function shopLayout(): Promise<RouteComponent> {
  return (await import('@/screens/shell/ShopLayout')).ShopLayout
}

async function accountLayout(): Promise<RouteComponent> {
  return (await import('@/screens/account/AccountLayout')).AccountLayout
}

async function officeFrame(): Promise<RouteComponent> {
  const { AdminFrame } = await import('@/screens/admin/AdminFrame')
  return function OfficeFrame() {
    return (
      <AdminFrame user={staff}>
        <Outlet />
      </AdminFrame>
    )
  }
}

const layouts: Readonly<Record<FrameName, readonly (() => Promise<RouteComponent>)[]>> = {
  none: [],
  shop: [shopLayout],
  bare: [shopLayout],
  account: [shopLayout, accountLayout],
  admin: [officeFrame],
}

/**
 * Loads the layouts of a frame, from the outside in. Most stories have none, and need not wait for the whole
 * shop.
 */
export function layoutsOf(frame: FrameName): Promise<RouteComponent[]> {
  return Promise.all(layouts[frame].map((load) => load()))
}

/** Returns the frame of a story by its place: screens stand in the frame that they have in the shop. */
export function frameOf(title: string): FrameName {
  if (!title.endsWith('Screen')) return 'none'
  if (title.startsWith('Back office/')) return 'admin'
  if (title.startsWith('Shop/account/')) return 'account'
  if (title.startsWith('Shop/checkout/')) return 'bare'
  return title.startsWith('Shop/') ? 'shop' : 'none'
}

/** Marks the screen inside a framed story, without a box of its own. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div data-screen style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Returns the queries of a framed story, limited to the screen: a play function that looks for the button
 * "Cart" means the screen's, not the header's. Each query looks up the screen again, because the frame
 * renders later.
 */
export function screenQueries(canvasElement: HTMLElement): Canvas {
  const inScreen = () =>
    within(canvasElement.querySelector<HTMLElement>('[data-screen]') ?? canvasElement)
  return new Proxy(inScreen(), { get: (_, name) => Reflect.get(inScreen(), name) })
}
