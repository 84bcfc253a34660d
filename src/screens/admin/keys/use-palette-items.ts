import { linkOptions, type LinkProps } from '@tanstack/react-router'
import type {
  AdminCustomer,
  AdminOrderRow,
  AdminProductRow,
  OrderStatus,
} from '@/api/generated/model'
import { useFoundCustomers, useFoundOrders } from '@/features/admin-orders/queries'
import { useFoundProducts } from '@/features/admin-products/queries'
import { adminMenuEntries, useMayOpen } from '@/features/admin/screens'
import { localeNames, locales } from '@/i18n/locales'
import { chooseLocaleAtom } from '@/i18n/state'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { phoneText } from '@/lib/kinds/phone'
import { useSetAtom } from '@/lib/store'
import { matchesWords } from '@/lib/text'
import { useDebouncedValue } from '@/lib/use-debounced'
import { isTouch } from '@/theme/breakpoints'
import { useAdminSignOut } from '../access'

/** The groups of the palette, in their sequence on the screen. */
export const paletteGroups = ['pages', 'actions', 'orders', 'customers', 'products'] as const

/** An item of the palette. It is a link or an action. */
export type PaletteItem = {
  id: string
  group: (typeof paletteGroups)[number]
  /** The text in the field after the item was chosen. Without a `name`, it is also the name of the item. */
  text: string
  name?: string
  detail?: string
  status?: OrderStatus
  /** The amount that the palette shows beside the item, in VND. */
  amount?: number
  picture?: string | null
  /** True for an order, customer or product, because a scanned code can find such an item. */
  isHit?: boolean
} & ({ link: LinkProps } | { run: () => void })

/** The minimum length of a text that is sent to the server. */
const minLength = 2
/** The pause after the last typed character before a search, in ms. */
const pauseMs = 200

/**
 * Returns the items that match a text. Screens and actions are found by their names. The server finds orders,
 * customers and products.
 */
export function usePaletteItems(typed: string, onKeys: () => void) {
  const q = typed.trim()
  const debounced = useDebouncedValue(q, pauseMs)
  const isAsking = Math.min(q.length, debounced.length) >= minLength
  const mayOpen = useMayOpen()
  const asked = (list: (typeof adminMenuEntries)[number][0]) =>
    isAsking && mayOpen(list) ? debounced : ''
  const orders = useFoundOrders(asked('/admin/orders'))
  const customers = useFoundCustomers(asked('/admin/customers'))
  const products = useFoundProducts(asked('/admin/products'))
  const named = [...usePages(), ...useActions(onKeys)].filter(({ text }) => matchesWords(text, q))
  const answers = [orders, customers, products]
  const found = useFound(q, {
    orders: (isAsking && orders.data) || [],
    customers: (isAsking && customers.data) || [],
    products: (isAsking && products.data) || [],
  })
  const isWaiting =
    q.length >= minLength && (q !== debounced || answers.some(({ isFetching }) => isFetching))
  return {
    entries: [...named, ...found],
    isWaiting,
    isFailed: isAsking && !isWaiting && answers.some(({ isError }) => isError),
    retry() {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}

function usePages(): PaletteItem[] {
  const msg = useMsg()
  const mayOpen = useMayOpen()
  return pagesOn(shopDay())
    .filter(({ link }) => mayOpen(link.to))
    .map(({ name, link }) => ({ id: name, group: 'pages', text: msg(name), link }))
}

/**
 * Returns the links of the palette: the screens, some lists with useful filters, the forms for a new order
 * and a new product, and the shop.
 */
const pagesOn = (day: string) =>
  [
    ...adminMenuEntries.map(([to, name]) => ({ name, link: linkOptions({ to }) })),
    {
      name: 'adminKeys.page.queue',
      link: linkOptions({
        to: '/admin/orders',
        search: { status: 'pending', payment_method: 'cod' },
      }),
    },
    {
      name: 'adminKeys.page.toShip',
      link: linkOptions({ to: '/admin/orders', search: { status: 'processing' } }),
    },
    {
      name: 'adminKeys.page.today',
      link: linkOptions({ to: '/admin/orders', search: { from: day, to: day } }),
    },
    {
      name: 'adminKeys.page.soldOut',
      link: linkOptions({ to: '/admin/products', search: { stock: 'out' } }),
    },
    {
      name: 'adminKeys.page.low',
      link: linkOptions({ to: '/admin/products', search: { stock: 'low' } }),
    },
    {
      name: 'adminKeys.page.drafts',
      link: linkOptions({ to: '/admin/products', search: { status: 'draft' } }),
    },
    { name: 'adminKeys.page.sheet', link: linkOptions({ to: '/admin/products/sheet' }) },
    { name: 'adminKeys.action.takeOrder', link: linkOptions({ to: '/admin/orders/new' }) },
    { name: 'adminKeys.action.create', link: linkOptions({ to: '/admin/products/create' }) },
    { name: 'adminKeys.action.shop', link: linkOptions({ to: '/' }) },
  ] as const

function useActions(onKeys: () => void): PaletteItem[] {
  const signOut = useAdminSignOut()
  const msg = useMsg()
  const locale = useLocale()
  const choose = useSetAtom(chooseLocaleAtom)
  const languages = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      id: other,
      text: msg('adminKeys.action.language', { language: localeNames[other] }),
      run: () => void choose(other).catch(reportError),
    }))
  const actions = [
    ...languages,
    ...(isTouch() ? [] : [{ id: 'keys', text: msg('adminKeys.action.keys'), run: onKeys }]),
    { id: 'signOut', text: msg('adminKeys.action.signOut'), run: signOut },
  ]
  return actions.map((action) => ({ ...action, group: 'actions' }))
}

type Found = {
  orders: readonly AdminOrderRow[]
  customers: readonly AdminCustomer[]
  products: readonly AdminProductRow[]
}

/** Returns the found items, each kind followed by a link to its whole list. */
function useFound(q: string, { orders, customers, products }: Found): PaletteItem[] {
  const msg = useMsg()
  const search = { q }
  const kinds = [
    ['orders', orders.map(orderEntry), linkOptions({ to: '/admin/orders', search })],
    ['customers', customers.map(customerEntry), linkOptions({ to: '/admin/customers', search })],
    ['products', products.map(productEntry), linkOptions({ to: '/admin/products', search })],
  ] as const
  return kinds.flatMap(([group, entries, link]): PaletteItem[] => {
    const text = msg(`adminKeys.more.${group}`, { q })
    const hits = entries.map((entry) => ({ ...entry, isHit: true }))
    return hits.length > 0 ? [...hits, { id: `all ${group}`, group, text, link }] : []
  })
}

function orderEntry({
  id,
  code,
  full_name,
  phone,
  status,
  total_amount,
}: AdminOrderRow): PaletteItem {
  return {
    id: `order ${id}`,
    group: 'orders',
    text: code,
    name: `${code} · ${full_name}`,
    detail: phoneText(phone),
    status,
    amount: total_amount,
    link: linkOptions({ to: '/admin/orders/$id', params: { id: String(id) } }),
  }
}

function customerEntry({ key, full_name, phone, email, ...customer }: AdminCustomer): PaletteItem {
  return {
    id: `customer ${key}`,
    group: 'customers',
    text: full_name,
    detail: [phoneText(phone), email].filter(Boolean).join(' · '),
    amount: customer.delivered_total,
    link: linkOptions({ to: '/admin/customers/$key', params: { key } }),
  }
}

function productEntry({ id, name, image, min_price }: AdminProductRow): PaletteItem {
  return {
    id: `product ${id}`,
    group: 'products',
    text: name,
    amount: min_price,
    picture: image,
    link: linkOptions({ to: '/admin/products/$id/edit', params: { id: String(id) } }),
  }
}
