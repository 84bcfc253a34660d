import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@/api/generated/model'
import { type StaffOperation, useLacking } from '@/domain/rights/rights'
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
  /** The operations without which the screen is of no use: their rights (`x-permission`) open it. */
  needs: readonly StaffOperation[]
  /** Its name and icon in the menu; a screen without them opens from another one. */
  menu?: readonly [name: MessageId, Icon: (props: IconProps) => React.ReactNode]
}

/**
 * The screens of Product §2. The menu has them in this order, that of a working day; a new screen does not
 * compile without its place here.
 */
export const screens = {
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

const isScreen = (path: string): path is AdminScreen => Object.hasOwn(screens, path)

/** The entries of the menu: address, name and icon. */
export const navItems = Object.entries<Screen>(screens).flatMap(([path, { menu }]) =>
  menu && isScreen(path) ? [[path, ...menu] as const] : [],
)

/**
 * Returns a function that tells which rights somebody lacks for a path's screen; none for paths outside the
 * back office.
 */
export function useLackingFor(): (path: string) => readonly Permission[] {
  const lacking = useLacking()
  return (path) => {
    const screen = path.replace(/(?<=.)\/$/, '')
    return isScreen(screen) ? lacking(screens[screen].needs) : []
  }
}

/** `mayOpen('/admin/products/create')`: whether the screen opens for who is signed in. */
export function useMayOpen(): (path: AdminScreen | '/') => boolean {
  const lackingFor = useLackingFor()
  return (path) => lackingFor(path).length === 0
}
