import { product } from '@/domain/product/description'
import { type Described, type Field, type OwnName, ownNames } from '@/lib/description'
import type { RowOf, TableName } from './tables'

/** What a column holds. A question mark allows null; `json` is a list or an object. */
export type Kind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'json'

type KindOf<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [string | null]
    ? 'text?'
    : [Value] extends [number]
      ? 'number'
      : [Value] extends [number | null]
        ? 'number?'
        : [Value] extends [boolean]
          ? 'flag'
          : 'json'

type Columns = {
  readonly [Table in TableName]: {
    readonly [Column in keyof RowOf<Table>]: KindOf<RowOf<Table>[Column]>
  }
}

type DescribedKind<F extends Field> = F['kind'] extends 'flag'
  ? 'flag'
  : F['kind'] extends 'list' | 'images' | 'parts'
    ? 'json'
    : F['kind'] extends 'relation' | 'measure'
      ? 'number?'
      : F['kind'] extends 'money' | 'count'
        ? F extends { optional: true }
          ? 'number?'
          : 'number'
        : 'text'

/** Returns the columns of the fields that are a described record's own. */
function describedColumns<D extends Described>(
  description: D,
): { readonly [Name in OwnName<D>]: DescribedKind<D[Name]> }
function describedColumns(description: Described): Readonly<Record<string, Kind>> {
  return Object.fromEntries(ownNames(description).map((name) => [name, kindOf(description[name])]))
}

function kindOf(field: Field | undefined): Kind {
  switch (field?.kind) {
    case 'flag':
      return 'flag'
    case 'list':
    case 'images':
    case 'parts':
      return 'json'
    case 'relation':
    case 'measure':
      return 'number?'
    case 'money':
    case 'count':
      return field.optional ? 'number?' : 'number'
    default:
      return 'text'
  }
}

/** The row types as data, to check rows read from a storage. The compiler keeps both the same. */
export const columns: Columns = {
  users: {
    id: 'number',
    full_name: 'text',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    phone: 'text',
    password: 'text',
    is_staff: 'flag',
    created_at: 'text',
  },
  tokens: { token: 'text', user_id: 'number', created_at: 'text', expires_at: 'text?' },
  categories: {
    id: 'number',
    parent_id: 'number?',
    name: 'text',
    slug: 'text',
    image: 'text?',
    position: 'number',
    level: 'number',
    is_active: 'flag',
    created_at: 'text',
    updated_at: 'text',
  },
  products: {
    id: 'number',
    slug: 'text',
    ...describedColumns(product),
    sold_count: 'number',
    created_at: 'text',
    updated_at: 'text',
  },
  product_colours: {
    id: 'number',
    product_id: 'number',
    position: 'number',
    name: 'text',
    code: 'text',
    image: 'text?',
  },
  product_sizes: { id: 'number', product_id: 'number', position: 'number', name: 'text' },
  variants: {
    id: 'number',
    product_id: 'number',
    colour: 'text',
    size: 'text',
    sku: 'text',
    price: 'number',
    original_price: 'number?',
    stock: 'number',
    image_url: 'text?',
  },
  banners: {
    id: 'number',
    image_url: 'text',
    title_1: 'text',
    title_2: 'text',
    link: 'text',
    order: 'number',
    created_at: 'text',
    updated_at: 'text',
  },
  sections: {
    section_key: 'text',
    is_active: 'flag',
    position: 'number',
    content: 'json',
    updated_at: 'text',
  },
  site: {
    id: 'number',
    website: 'json',
    contact: 'json',
    social: 'json',
    seo: 'json',
    updated_at: 'text',
  },
  menu: {
    id: 'number',
    parent_id: 'number?',
    name: 'text',
    slug: 'text',
    menu_type: 'text',
    final_url: 'text',
    is_active: 'flag',
    position: 'number',
  },
  orders: {
    id: 'number',
    code: 'text',
    user_id: 'number?',
    full_name: 'text',
    phone: 'text',
    address: 'text',
    province_id: 'number',
    district_id: 'number?',
    ward_id: 'number',
    note: 'text',
    status: 'text',
    payment_method: 'text',
    payment_status: 'text',
    coupon_code: 'text?',
    subtotal: 'number',
    discount_amount: 'number',
    shipping_amount: 'number',
    total_amount: 'number',
    idempotency_key: 'text?',
    carrier: 'text',
    tracking_number: 'text',
    created_at: 'text',
    updated_at: 'text',
  },
  order_items: {
    id: 'number',
    order_id: 'number',
    product_id: 'number',
    variant_id: 'number',
    product_name: 'text',
    color: 'text',
    size: 'text',
    quantity: 'number',
    price: 'number',
    image_url: 'text?',
  },
  order_events: {
    id: 'number',
    order_id: 'number',
    status: 'text',
    note: 'text',
    at: 'text',
    by: 'text',
  },
  order_notes: { id: 'number', order_id: 'number', text: 'text', at: 'text', by: 'text' },
  payments: {
    payment_id: 'text',
    order_id: 'number',
    method: 'text',
    status: 'text',
    token: 'text?',
    approval: 'text?',
    created_at: 'text',
  },
  addresses: {
    id: 'number',
    user_id: 'number',
    name: 'text',
    phone: 'text',
    address: 'text',
    is_default: 'flag',
  },
  wishlist: { user_id: 'number', product_id: 'number', added_at: 'text' },
  activity: {
    id: 'number',
    at: 'text',
    by: 'text',
    kind: 'text',
    action: 'text',
    object_id: 'number?',
    name: 'text',
    changes: 'json',
  },
  product_imports: {
    id: 'number',
    file_name: 'text',
    dry_run: 'flag',
    status: 'text',
    total: 'number',
    rows_per_second: 'number',
    waiting: 'json',
    outcomes: 'json',
    by: 'text',
    created_at: 'text',
    finished_at: 'text?',
  },
  stored_answers: { id: 'text', request: 'text', body: 'json' },
}

function holds(kind: Kind, value: unknown): boolean {
  if (value === null) return kind.endsWith('?')
  if (kind === 'json') return typeof value === 'object'
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === (kind.startsWith('text') ? 'string' : 'number')
}

/** True when a stored value has exactly the columns of the table, each of the right type. */
export function isRowOf<Table extends TableName>(
  table: Table,
  value: unknown,
): value is RowOf<Table> {
  if (typeof value !== 'object' || value === null) return false
  const wanted: [string, Kind][] = Object.entries(columns[table])
  return (
    Object.keys(value).length === wanted.length &&
    wanted.every(([column, kind]) => holds(kind, Reflect.get(value, column)))
  )
}
