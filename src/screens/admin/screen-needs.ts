import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@/api/generated/model'
import { type StaffOperation, useLacking } from '@/domain/rights/rights'

type AdminScreen = Exclude<Extract<LinkProps['to'], `/admin${string}`>, '/admin/$' | `${string}/`>

/** The operations without which a screen is of no use. Their rights (`x-permission`) open it; a new screen does not compile without them. */
export const screenNeeds = {
  '/admin': ['adminDashboard'],
  '/admin/orders': ['adminOrders'],
  '/admin/orders/new': ['adminOrders', 'createAdminOrder', 'adminCustomers', 'adminVariants'],
  '/admin/orders/$id': ['adminOrder'],
  '/admin/orders/$id/edit': ['adminOrder', 'changeAdminOrder', 'adminVariants'],
  '/admin/returns': ['adminReturns'],
  '/admin/customers': ['adminCustomers'],
  '/admin/customers/$key': ['adminCustomer'],
  '/admin/products': ['adminProducts'],
  '/admin/products/create': ['adminProducts', 'createProduct'],
  '/admin/products/$id/edit': ['adminProduct', 'updateProduct'],
  '/admin/products/import': ['productImports', 'startProductImport'],
  '/admin/products/sheet': ['adminVariants', 'saveVariants'],
  '/admin/categories': ['adminCategories', 'updateCategory'],
  '/admin/vouchers': ['adminVouchers', 'createVoucher'],
  '/admin/banners': ['adminBanners', 'updateBanner'],
  '/admin/homepage': ['updateHomepageSections'],
  '/admin/activity': ['adminActivity'],
  '/admin/settings': ['adminSettings', 'updateSettings'],
} as const satisfies Readonly<Record<AdminScreen, readonly StaffOperation[]>>

const isScreen = (path: string): path is AdminScreen => Object.hasOwn(screenNeeds, path)

/** Returns a function that tells which rights somebody lacks for a path's screen; none for paths outside the back office. */
export function useLackingFor(): (path: string) => readonly Permission[] {
  const lacking = useLacking()
  return (path) => {
    const screen = path.replace(/(?<=.)\/$/, '')
    return isScreen(screen) ? lacking(screenNeeds[screen]) : []
  }
}

/** `mayOpen('/admin/products/create')`: whether the screen opens for who is signed in. */
export function useMayOpen(): (path: AdminScreen | '/') => boolean {
  const lackingFor = useLackingFor()
  return (path) => lackingFor(path).length === 0
}
