import { readdirSync } from 'node:fs'

/**
 * Where the stories of a folder stand in the sidebar. Files mirror `src`, names are for people. The key is a folder
 * below `stories/`; the longest key that matches a folder decides, and what lies deeper keeps its place below it.
 */
const rooms: Readonly<Record<string, string>> = {
  start: '',
  foundations: 'Foundations',
  patterns: 'Patterns',
  flows: 'Flows',

  'ui/actions': 'Components/Actions',
  'ui/chart': 'Components/Data',
  'ui/choosing': 'Components/Choosing',
  'ui/data': 'Components/Data',
  'ui/editor': 'Components/Forms/Editing',
  'ui/feedback': 'Components/Feedback',
  'ui/fields': 'Components/Forms',
  'ui/form': 'Components/Forms',
  'ui/layout': 'Components/Layout',
  'ui/media': 'Components/Media',
  'ui/overlays': 'Components/Overlays',
  'ui/preview': 'Components/Media',
  'ui/rich-text': 'Components/Forms',
  'ui/sheet': 'Components/Data/Sheet',
  'ui/sortable': 'Components/Layout',
  'ui/table': 'Components/Data/Table',
  'ui/toast': 'Components/Feedback',

  'screens/home': 'Shop/Home',
  'screens/product-list': 'Shop/Product list',
  'screens/product': 'Shop/Product',
  'screens/cart': 'Shop/Cart',
  'screens/checkout': 'Shop/Checkout',
  'screens/order-success': 'Shop/Order placed',
  'screens/order-track': 'Shop/Following an order',
  'screens/wishlist': 'Shop/Wishlist',
  'screens/account': 'Shop/Account',
  'screens/voucher': 'Shop/Pages',
  'screens/info': 'Shop/Pages',
  'screens/not-found': 'Shop/Not found and crash',
  'screens/crash': 'Shop/Not found and crash',
  'screens/shell': 'Shop/Header and footer',
  'features/pocket': 'Shop/Header and footer/Parts',
  'features/site': 'Shop/Header and footer/Parts',
  'features/home': 'Shop/Home/Parts',
  'features/catalogue': 'Shop/Product list/Parts',
  'features/catalogue/list': 'Shop/Product list/Parts',
  'features/catalogue/more': 'Shop/Product/More products',
  'features/catalogue/product': 'Shop/Product/Parts',
  'features/restock': 'Shop/Product/Parts',
  'features/catalogue/search': 'Shop/Search',
  'features/cart': 'Shop/Cart/Parts',
  'features/checkout': 'Shop/Checkout/Parts',
  'features/addresses': 'Shop/Addresses/Region',
  'features/address-book': 'Shop/Addresses',
  'features/orders': 'Shop/Orders',
  'features/wishlist': 'Shop/Wishlist/Parts',
  'features/profile': 'Shop/Account/Personal data',
  'features/auth': 'Shop/Sign-in',
  'features/sizes': 'Shop/Size guide/Parts',

  'screens/admin': 'Back office/Frame',
  'screens/admin/dashboard': 'Back office/Dashboard',
  'screens/admin/product-sheet': 'Back office/Sheet',
  'screens/admin/product-form': 'Back office/Product form',
  'screens/admin/customers': 'Back office/Customers',
  'screens/admin/import': 'Back office/Import',
  'screens/admin/categories': 'Back office/Categories',
  'screens/admin/orders': 'Back office/Orders',
  'screens/admin/banners': 'Back office/Banners',
  'screens/admin/homepage': 'Back office/Home page',
  'screens/admin/settings': 'Back office/Settings',
  'features/admin-dashboard': 'Back office/Dashboard/Parts',
  'features/admin': 'Back office/Frame/Head',
  'features/admin-activity': 'Back office/Activity',
  'features/admin-customers': 'Back office/Customers/List',
  'features/admin-import': 'Back office/Import/Parts',
  'features/admin-products': 'Back office/Products',
  'features/admin-products/form': 'Back office/Product form/Form',
  'features/admin-products/sheet': 'Back office/Sheet/Parts',
  'features/admin-products/variants': 'Back office/Product form/Variants',
  'features/admin-categories': 'Back office/Categories/Parts',
  'features/admin-orders': 'Back office/Orders/Parts',
  'features/admin-banners': 'Back office/Banners/Parts',
  'features/admin-home': 'Back office/Home page/Parts',
  'features/admin-settings': 'Back office/Settings/Parts',
  'features/admin-rights': 'Back office/Frame/Rights',

  qa: 'QA panel',
}

/** One entry of Storybook's `stories`: the story files directly in `directory`. */
export type RoomEntry = { directory: string; files: string; titlePrefix: string }

/** Returns the place of a folder below `stories/`: its longest room, then the rest of its path. */
function placeOf(folder: string): string {
  const parts = folder.split('/')
  for (let length = parts.length; length > 0; length -= 1) {
    const room = rooms[parts.slice(0, length).join('/')]
    if (room !== undefined) return [room, ...parts.slice(length)].filter(Boolean).join('/')
  }
  // A list of the back office is a feature of its own.
  const [, list] = /^features\/admin-(\w+)$/.exec(folder) ?? []
  if (list) return `Back office/${list.charAt(0).toUpperCase()}${list.slice(1)}`
  throw new Error(`stories/${folder} has no place in the sidebar: add it to .storybook/rooms.ts`)
}

/** Returns an entry for each folder below `root` that holds stories. Throws for a folder without a place. */
export function roomEntries(root: string): RoomEntry[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.stories.tsx'))
  const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))].sort()
  return folders.map((folder) => ({
    directory: `../stories/${folder}`,
    files: '*.stories.tsx',
    titlePrefix: placeOf(folder),
  }))
}
