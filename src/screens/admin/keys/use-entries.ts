import type { LinkProps } from '@tanstack/react-router'
import type { AdminOrderRow, AdminProductRow } from '@/api/generated/model'
import { useFoundOrders } from '@/features/admin-orders/queries'
import { useFoundProducts } from '@/features/admin-products/queries'
import { endSessionAtom } from '@/features/auth/state'
import { localeNames, locales } from '@/i18n/locales'
import { chooseLocaleAtom, localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { matches } from '@/lib/text'
import { useDebounced } from '@/lib/use-debounced'
import { pages } from './commands'

/** The groups of the palette, in their order. */
export const entryGroups = ['pages', 'actions', 'orders', 'products'] as const

/** A line of the palette: it leads somewhere, or does something. */
export type Entry = {
  id: string
  group: (typeof entryGroups)[number]
  text: string
  /** The order or product that was found. */
  order?: AdminOrderRow
  product?: AdminProductRow
} & ({ link: LinkProps } | { run: () => void })

/** From so many letters on orders and products are searched for. */
const minLength = 2
/** How long after the last key, in ms. */
const pauseMs = 200

/** What the palette offers for a text: screens and actions by their name, orders and products from the server. */
export function useEntries(typed: string, onKeys: () => void) {
  const q = typed.trim()
  const asked = useDebounced(q, pauseMs)
  const isAsking = Math.min(q.length, asked.length) >= minLength
  const orders = useFoundOrders(isAsking ? asked : '')
  const products = useFoundProducts(isAsking ? asked : '')
  const named = [...usePages(), ...useActions(onKeys)].filter(({ text }) => matches(text, q))
  const found = useFound(q, (isAsking && orders.data) || [], (isAsking && products.data) || [])
  const isWaiting =
    q.length >= minLength && (q !== asked || orders.isFetching || products.isFetching)
  return {
    entries: [...named, ...found],
    isWaiting,
    isFailed: isAsking && !isWaiting && (orders.isError || products.isError),
    retry() {
      if (orders.isError) void orders.refetch()
      if (products.isError) void products.refetch()
    },
  }
}

function usePages(): Entry[] {
  const msg = useMsg()
  return pages.map(({ name, link }) => ({ id: name, group: 'pages', text: msg(name), link }))
}

function useActions(onKeys: () => void): Entry[] {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const choose = useSetAtom(chooseLocaleAtom)
  const end = useSetAtom(endSessionAtom)
  const languages = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      id: other,
      text: msg('adminKeys.action.language', { language: localeNames[other] }),
      run: () => void choose(other).catch(reportError),
    }))
  const actions = [
    ...languages,
    { id: 'keys', text: msg('adminKeys.action.keys'), run: onKeys },
    { id: 'signOut', text: msg('adminKeys.action.signOut'), run: () => end(false) },
  ]
  return actions.map((action) => ({ ...action, group: 'actions' }))
}

function useFound(
  q: string,
  orders: readonly AdminOrderRow[],
  products: readonly AdminProductRow[],
): Entry[] {
  const msg = useMsg()
  const foundOrders = orders.map((order) => ({
    id: `order ${order.id}`,
    group: 'orders' as const,
    text: order.code,
    order,
    link: { to: '/admin/orders/$id', params: { id: String(order.id) } } satisfies LinkProps,
  }))
  const foundProducts = products.map((product) => ({
    id: `product ${product.id}`,
    group: 'products' as const,
    text: product.name,
    product,
    link: {
      to: '/admin/products/$id/edit',
      params: { id: String(product.id) },
    } satisfies LinkProps,
  }))
  const allOrders = {
    id: 'all orders',
    group: 'orders' as const,
    text: msg('adminKeys.more.orders', { q }),
    link: { to: '/admin/orders', search: { q } } satisfies LinkProps,
  }
  const allProducts = {
    id: 'all products',
    group: 'products' as const,
    text: msg('adminKeys.more.products', { q }),
    link: { to: '/admin/products', search: { q } } satisfies LinkProps,
  }
  return [
    ...foundOrders,
    ...(foundOrders.length > 0 ? [allOrders] : []),
    ...foundProducts,
    ...(foundProducts.length > 0 ? [allProducts] : []),
  ]
}
