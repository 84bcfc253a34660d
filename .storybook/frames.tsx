import { Outlet, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { within } from 'storybook/test'
import type { Canvas } from 'storybook/internal/csf'
import { AccountLayout } from '@/screens/account/AccountLayout'
import { AdminFrame } from '@/screens/admin/AdminFrame'
import { ShopLayout } from '@/screens/shell/ShopLayout'

/** What stands around a story: nothing, the shop's header and footer, the account's navigation too, the back office. */
export type FrameName = 'none' | 'shop' | 'account' | 'admin'

const staff = {
  id: 2,
  email: 'quanly@moclan.example',
  first_name: 'Thu',
  last_name: 'Trần',
  full_name: 'Trần Thu',
  phone: '0912345678',
  is_staff: true,
}

function OfficeFrame() {
  return (
    <AdminFrame user={staff}>
      <Outlet />
    </AdminFrame>
  )
}

/** The layouts of each frame, from the outside in. */
export const frames: Readonly<Record<FrameName, readonly RouteComponent[]>> = {
  none: [],
  shop: [ShopLayout],
  account: [ShopLayout, AccountLayout],
  admin: [OfficeFrame],
}

/** Returns the frame of a story by its place: screens stand in the frame that they have in the shop. */
export function frameOf(title: string): FrameName {
  if (!title.endsWith('Screen')) return 'none'
  if (title.startsWith('Back office/')) return 'admin'
  if (title.startsWith('Shop/Account/')) return 'account'
  return title.startsWith('Shop/') ? 'shop' : 'none'
}

/** Marks what of a framed story is the screen, without a box of its own. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div data-screen style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Returns the queries of a framed story, within the screen: a play function that looks for the button "Cart" means that
 * of the screen, not that of the header. The screen is looked up with each query, since the frame renders later.
 */
export function screenQueries(canvasElement: HTMLElement): Canvas {
  const inScreen = () =>
    within(canvasElement.querySelector<HTMLElement>('[data-screen]') ?? canvasElement)
  return new Proxy(inScreen(), { get: (_, name) => Reflect.get(inScreen(), name) })
}
