/**
 * Describes how the shop stores the value of a key in the browser (Product §14.3): the storage, the owner,
 * and the row of the privacy page that tells shoppers about it. The owner is one of these:
 * - `device`: the value stays when another person uses the browser.
 * - `session`: the value is the session itself.
 * - `account`, `staff`: the value belongs to a signed-in person or a visitor, and is removed when they leave.
 */
export type KeyDeclaration = {
  in: 'local' | 'session'
  whose: 'device' | 'session' | 'account' | 'staff'
  holds: StoredDataKind
  /**
   * True for a list of events. If the new owner of the list has a list too, both are joined, so that no event
   * is lost.
   */
  isLedger?: true
}

/** The kinds of stored data. Each kind is a row of the privacy page (`screens/info/InfoScreen.tsx`). */
export const storedDataKinds = [
  'session',
  'language',
  'cart',
  'place',
  'orders',
  'viewed',
  'searches',
  'sizes',
  'profile',
  'purchase',
  'forms',
  'work',
  'lists',
  'pages',
] as const
export type StoredDataKind = (typeof storedDataKinds)[number]

export const keptKeys = {
  auth_token: { in: 'local', whose: 'session', holds: 'session' },
  session_owner: { in: 'local', whose: 'session', holds: 'session' },
  locale: { in: 'local', whose: 'device', holds: 'language' },
  toasts_stay: { in: 'local', whose: 'device', holds: 'language' },
  cart: { in: 'local', whose: 'device', holds: 'cart' },
  cart_selected: { in: 'local', whose: 'device', holds: 'cart' },
  delivery_place: { in: 'local', whose: 'device', holds: 'place' },
  device_orders: { in: 'local', whose: 'device', holds: 'orders' },
  recently_viewed: { in: 'local', whose: 'account', holds: 'viewed' },
  recent_searches: { in: 'local', whose: 'account', holds: 'searches' },
  body_measures: { in: 'local', whose: 'account', holds: 'sizes' },
  profile: { in: 'local', whose: 'account', holds: 'profile' },
  purchases: { in: 'local', whose: 'account', holds: 'purchase', isLedger: true },
  write_keys: { in: 'local', whose: 'account', holds: 'purchase', isLedger: true },
  purchase_request: { in: 'session', whose: 'account', holds: 'purchase' },
  paypal_trip: { in: 'session', whose: 'account', holds: 'purchase' },
  last_order: { in: 'session', whose: 'account', holds: 'purchase' },
  checkout_lines: { in: 'session', whose: 'account', holds: 'forms' },
  checkout_draft: { in: 'session', whose: 'account', holds: 'forms' },
  draft_address: { in: 'session', whose: 'account', holds: 'forms' },
  draft_profile: { in: 'session', whose: 'account', holds: 'forms' },
  draft_order: { in: 'session', whose: 'staff', holds: 'work' },
  draft_order_change: { in: 'session', whose: 'staff', holds: 'work' },
  pasted_messages: { in: 'session', whose: 'staff', holds: 'work' },
  order_note: { in: 'session', whose: 'staff', holds: 'work' },
  private_searches: { in: 'local', whose: 'staff', holds: 'work' },
  draft_banner: { in: 'local', whose: 'staff', holds: 'work' },
  draft_home: { in: 'local', whose: 'staff', holds: 'work' },
  draft_product: { in: 'local', whose: 'staff', holds: 'work' },
  draft_settings: { in: 'local', whose: 'staff', holds: 'work' },
  view: { in: 'local', whose: 'device', holds: 'lists' },
  slip_paper: { in: 'local', whose: 'device', holds: 'lists' },
  slips_made: { in: 'local', whose: 'device', holds: 'lists' },
  keys_off: { in: 'local', whose: 'device', holds: 'lists' },
  content_changed: { in: 'local', whose: 'device', holds: 'pages' },
  missing_part: { in: 'session', whose: 'device', holds: 'pages' },
  // The router chooses this key itself, and stores the scroll position of each page under it.
  'tsr-scroll-restoration-v1_3': { in: 'session', whose: 'device', holds: 'pages' },
} as const satisfies Record<string, KeyDeclaration>

export type KeptName = keyof typeof keptKeys

/**
 * Returns how long stored data of one kind lasts at most: until the browser's site data is removed, until
 * sign-out, or until the browser tab is closed.
 */
export function storageEnd(holds: StoredDataKind): 'removed' | 'signOut' | 'tab' {
  const keys: KeyDeclaration[] = Object.values(keptKeys).filter((key) => key.holds === holds)
  const local = keys.filter((key) => key.in === 'local')
  if (local.some(({ whose }) => whose === 'device')) return 'removed'
  return local.length > 0 ? 'signOut' : 'tab'
}

/** The key of the bearer token. The token is stored as plain text, not as JSON (Product §7, §9). */
export const tokenKey = 'auth_token' satisfies KeptName
