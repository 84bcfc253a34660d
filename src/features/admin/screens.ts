import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@/api/generated/model'
import { type StaffOperation, useLackingPermissions } from '@/domain/rights/rights'
import type { MessageId } from '@/i18n/message-id.gen'
import type { IconProps } from '@/ui/icon'
import {
  ChartIcon,
  ClockIcon,
  HomeIcon,
  PackageIcon,
  PictureIcon,
  ReturnIcon,
  ShirtIcon,
  SlidersIcon,
  TicketIcon,
  TreeIcon,
  UsersIcon,
} from '@/ui/icons'

type AdminScreen = Exclude<Extract<LinkProps['to'], `/admin${string}`>, '/admin/$' | `${string}/`>

type Screen = {
  /**
   * The calls that the screen makes. For each of them, the staff member needs a right (`x-permission` in the
   * contract).
   */
  needs: readonly StaffOperation[]
  /**
   * The name and icon in the menu. A screen without them is not in the menu, and opens only from another
   * screen.
   */
  menu?: readonly [name: MessageId, Icon: (props: IconProps) => React.ReactNode]
}

/**
 * The screens of the back office (Product §2). Those of the menu are in the order in which staff use them
 * during a day. The compiler requires an entry for each route.
 */
export const adminScreens = {
  '/admin': { needs: ['adminDashboard'], menu: ['admin.nav.dashboard', ChartIcon] },
  '/admin/orders': { needs: ['adminOrders'], menu: ['admin.nav.orders', PackageIcon] },
  '/admin/orders/new': {
    needs: ['adminOrders', 'createAdminOrder', 'adminCustomers', 'adminVariants'],
  },
  '/admin/orders/$id': { needs: ['adminOrder'] },
  '/admin/orders/$id/edit': { needs: ['adminOrder', 'changeAdminOrder', 'adminVariants'] },
  '/admin/returns': { needs: ['adminReturns'], menu: ['admin.nav.returns', ReturnIcon] },
  '/admin/customers': { needs: ['adminCustomers'], menu: ['admin.nav.customers', UsersIcon] },
  '/admin/customers/$key': { needs: ['adminCustomer'] },
  '/admin/products': { needs: ['adminProducts'], menu: ['admin.nav.products', ShirtIcon] },
  '/admin/products/create': { needs: ['adminProducts', 'createProduct'] },
  '/admin/products/$id/edit': { needs: ['adminProduct', 'updateProduct'] },
  '/admin/products/import': { needs: ['productImports', 'startProductImport'] },
  '/admin/products/sheet': { needs: ['adminVariants', 'saveVariants'] },
  '/admin/categories': {
    needs: ['adminCategories', 'updateCategory'],
    menu: ['admin.nav.categories', TreeIcon],
  },
  '/admin/vouchers': {
    needs: ['adminVouchers', 'createVoucher'],
    menu: ['admin.nav.vouchers', TicketIcon],
  },
  '/admin/banners': {
    needs: ['adminBanners', 'updateBanner'],
    menu: ['admin.nav.banners', PictureIcon],
  },
  '/admin/homepage': { needs: ['updateHomepageSections'], menu: ['admin.nav.homepage', HomeIcon] },
  '/admin/activity': { needs: ['adminActivity'], menu: ['admin.nav.activity', ClockIcon] },
  '/admin/settings': {
    needs: ['adminSettings', 'updateSettings'],
    menu: ['admin.nav.settings', SlidersIcon],
  },
} as const satisfies Readonly<Record<AdminScreen, Screen>>

const isScreen = (path: string): path is AdminScreen => Object.hasOwn(adminScreens, path)

/** The entries of the menu: path, name and icon. */
export const adminMenuEntries = Object.entries<Screen>(adminScreens).flatMap(([path, { menu }]) =>
  menu && isScreen(path) ? [[path, ...menu] as const] : [],
)

/**
 * Returns a function that lists the rights that the staff member lacks for the screen at a path. The function
 * returns [] for a path outside the back office.
 */
export function useFindMissingRights(): (path: string) => readonly Permission[] {
  const lacking = useLackingPermissions()
  return (path) => {
    const screen = path.replace(/(?<=.)\/$/, '')
    return isScreen(screen) ? lacking(adminScreens[screen].needs) : []
  }
}

/**
 * Returns a function. `mayOpen('/admin/products/create')` is true if the staff member has all rights that
 * this screen needs.
 */
export function useMayOpen(): (path: AdminScreen | '/') => boolean {
  const lackingFor = useFindMissingRights()
  return (path) => lackingFor(path).length === 0
}
