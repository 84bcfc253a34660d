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

/** The screens of Product §2, in the order of a working day: address, name and icon. */
export const navItems = [
  ['/admin', 'admin.nav.dashboard', ChartIcon],
  ['/admin/orders', 'admin.nav.orders', PackageIcon],
  ['/admin/returns', 'admin.nav.returns', ReturnIcon],
  ['/admin/customers', 'admin.nav.customers', UsersIcon],
  ['/admin/products', 'admin.nav.products', ShirtIcon],
  ['/admin/categories', 'admin.nav.categories', TreeIcon],
  ['/admin/vouchers', 'admin.nav.vouchers', TicketIcon],
  ['/admin/banners', 'admin.nav.banners', PictureIcon],
  ['/admin/homepage', 'admin.nav.homepage', HomeIcon],
  ['/admin/activity', 'admin.nav.activity', ClockIcon],
  ['/admin/settings', 'admin.nav.settings', SlidersIcon],
] as const
