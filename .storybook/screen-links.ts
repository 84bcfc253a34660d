import type { IndexEntry } from './docs/story-index'
import { sourceFileOf } from './status'

/** The story file of each address, below `stories/screens/`. A `$name` becomes the argument of the screen's story. */
const screens: readonly (readonly [path: string, screen: string])[] = [
  ['/', 'home/HomeScreen'],
  ['/products', 'product-list/ProductListScreen'],
  ['/category/$slug', 'product-list/ProductListScreen'],
  ['/products/$slug', 'product/ProductScreen'],
  ['/cart', 'cart/CartScreen'],
  ['/checkout', 'checkout/CheckoutScreen'],
  ['/order-success', 'order-success/OrderSuccessScreen'],
  ['/cod-order-success', 'order-success/CodSuccessScreen'],
  ['/orders/track', 'order-track/OrderTrackScreen'],
  ['/wishlist', 'wishlist/WishlistScreen'],
  ['/account', 'account/PersonalScreen'],
  ['/account/orders', 'account/OrdersScreen'],
  ['/account/orders/$code', 'account/OrderScreen'],
  ['/account/addresses', 'account/AddressesScreen'],
  ['/account/recently-viewed', 'account/RecentlyViewedScreen'],
  ['/size-guide', 'info/SizeGuideScreen'],
  ['/voucher', 'voucher/VoucherScreen'],
  ['/contact', 'info/ContactScreen'],
  ['/admin', 'admin/dashboard/DashboardScreen'],
  ['/admin/products', 'admin/products/ProductsScreen'],
  ['/admin/products/create', 'admin/product-form/CreateProductScreen'],
  ['/admin/products/$id/edit', 'admin/product-form/EditProductScreen'],
  ['/admin/categories', 'admin/categories/CategoriesScreen'],
  ['/admin/orders', 'admin/orders/AdminOrdersScreen'],
  ['/admin/orders/$id', 'admin/orders/AdminOrderScreen'],
  ['/admin/customers', 'admin/customers/CustomersScreen'],
  ['/admin/activity', 'admin/activity/ActivityScreen'],
  ['/admin/vouchers', 'admin/vouchers/VouchersScreen'],
  ['/admin/banners', 'admin/banners/BannersScreen'],
  ['/admin/homepage', 'admin/homepage/HomepageScreen'],
  ['/admin/settings', 'admin/settings/SettingsScreen'],
]

/** Where an address leads: the first story of a screen, with the parameters of the address as its arguments. */
export type ScreenTarget = { id: string; args: string }

/** Returns the parameters of `path` by `pattern` as `slug:ao-dai`, or null when it is another address. */
function argsOf(pattern: string, path: string): string | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const args: string[] = []
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith('$')) args.push(`${part.slice(1)}:${given[at]}`)
    else if (part !== given[at]) return null
  }
  return args.join(';')
}

/** Returns the story that shows the screen of a path, or null when no story shows it. */
export function targetOf(index: readonly IndexEntry[], path: string): ScreenTarget | null {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  // An address without parameters comes first: `/admin/products/create` is no product.
  const found = screens
    .map(([pattern, screen]) => ({ screen, args: argsOf(pattern, trimmed) }))
    .filter(({ args }) => args !== null)
    .sort((a, b) => (a.args?.length ?? 0) - (b.args?.length ?? 0))[0]
  if (!found) return null
  const file = `src/screens/${found.screen}.tsx`
  const story = index.find(
    ({ importPath, type }) => type === 'story' && sourceFileOf(importPath) === file,
  )
  return story ? { id: story.id, args: found.args ?? '' } : null
}
