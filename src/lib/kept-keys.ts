/**
 * The shop's keys in the browser's storages (Product §14.3). Each key is declared once: its storage, its
 * owner, and its content in the words of the privacy page.
 * - `device`: stays when the person changes.
 * - `session`: the session itself.
 * - `account`, `staff`: belongs to the signed-in person, or to the visitor, and is removed with them.
 */
export type Declared = {
  in: 'local' | 'session'
  whose: 'device' | 'session' | 'account' | 'staff'
  holds: Holds
  /** True for a list of events. When two such lists are joined, no event is lost. */
  isLedger?: true
}

/** The rows of the privacy page (`screens/info/InfoScreen.tsx`). */
export const holdings = [
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
export type Holds = (typeof holdings)[number]

export const declared = {
  auth_token: { in: 'local', whose: 'session', holds: 'session' },
  session_owner: { in: 'local', whose: 'session', holds: 'session' },
  locale: { in: 'local', whose: 'device', holds: 'language' },
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
  // The router's own key: how far each page was scrolled.
  'tsr-scroll-restoration-v1_3': { in: 'session', whose: 'device', holds: 'pages' },
} as const satisfies Record<string, Declared>

export type KeptName = keyof typeof declared

/**
 * Returns how long the longest-lived of these keys is kept: until the site's data is cleared, until the
 * person signs out, or until the tab is closed.
 */
export function keptUntil(holds: Holds): 'removed' | 'signOut' | 'tab' {
  const keys: Declared[] = Object.values(declared).filter((key) => key.holds === holds)
  const local = keys.filter((key) => key.in === 'local')
  if (local.some(({ whose }) => whose === 'device')) return 'removed'
  return local.length > 0 ? 'signOut' : 'tab'
}

/** The bearer token, a raw string (Product §7, §9). */
export const tokenKey = 'auth_token' satisfies KeptName
