import { Outlet, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Canvas } from 'storybook/internal/csf'
import { within } from 'storybook/test'

/**
 * The surroundings of a story: nothing (`none`), the shop's header and footer (`shop`), the simple header and
 * footer of the checkout (`bare`), the shop with the account's navigation (`account`), or the back office
 * (`admin`).
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
 * Loads the layouts around a story, the outermost first. Most stories have no layout, so most stories need
 * not load the whole shop.
 */
export function layoutsOf(frame: FrameName): Promise<RouteComponent[]> {
  return Promise.all(layouts[frame].map((load) => load()))
}

/** Returns the frame of a story by its folder. A screen has the same frame as in the shop. */
export function frameOf(title: string): FrameName {
  if (!title.endsWith('Screen')) return 'none'
  if (title.startsWith('Back office/')) return 'admin'
  if (title.startsWith('Shop/account/')) return 'account'
  if (title.startsWith('Shop/checkout/')) return 'bare'
  return title.startsWith('Shop/') ? 'shop' : 'none'
}

/** Marks the part of a framed story that is the screen. The mark adds no box to the layout. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div data-screen style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Returns queries that search only the screen of a framed story. For example, the button "Cart" is then the
 * screen's button and not the header's. Each query finds the screen again, because the frame may render
 * later.
 */
export function screenQueries(canvasElement: HTMLElement): Canvas {
  const inScreen = () =>
    within(canvasElement.querySelector<HTMLElement>('[data-screen]') ?? canvasElement)
  return new Proxy(inScreen(), { get: (_, name) => Reflect.get(inScreen(), name) })
}
