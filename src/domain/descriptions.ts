import type {
  AdminCategory,
  AdminProduct,
  AdminVariant,
  Banner,
  HomepageSection,
  MenuItem,
  Order,
  Shipment,
  Site,
} from '@/api/generated/model'

/**
 * What a field holds. `text` is read in a line and taken back from a line; `long` (rich text, pictures, lists, groups) is only
 * said to have changed. A `measure` is a number or nothing, a `relation` the id of another record.
 */
type Kind = 'text' | 'long' | 'money' | 'count' | 'measure' | 'choice' | 'flag' | 'relation'

export type Field = {
  kind: Kind
  /** False for what the activity log leaves out: what follows from other fields, or is told of elsewhere. */
  logged?: false
}

/** What the server sets by itself. */
type OfServer = 'id' | 'created_at' | 'updated_at'

/** A field for each of the contract's, so that a new one does not compile until it is described. */
export type Description<Row> = { readonly [Name in Exclude<keyof Row, OfServer>]-?: Field }

/** The records that staff edit, each described once, under the contract's names (ADR 30). */
export const product = {
  name: { kind: 'text' },
  // Made from the name.
  slug: { kind: 'text', logged: false },
  brand: { kind: 'text' },
  status: { kind: 'choice' },
  is_featured: { kind: 'flag' },
  category_id: { kind: 'relation' },
  description: { kind: 'long' },
  images: { kind: 'long' },
  image_notes: { kind: 'long' },
  // The log tells of the variants.
  colors: { kind: 'long', logged: false },
  sizes: { kind: 'long', logged: false },
  variants: { kind: 'long', logged: false },
  price: { kind: 'money', logged: false },
  stock: { kind: 'count', logged: false },
  sku: { kind: 'text', logged: false },
  tags: { kind: 'long' },
  size_chart: { kind: 'long' },
  weight: { kind: 'measure' },
  length: { kind: 'measure' },
  width: { kind: 'measure' },
  height: { kind: 'measure' },
  shipping_notes: { kind: 'text' },
  internal_notes: { kind: 'text' },
  meta_title: { kind: 'text' },
  meta_description: { kind: 'text' },
  meta_keywords: { kind: 'text' },
} as const satisfies Description<AdminProduct>

export const variant = {
  // Tell the variants of a product apart.
  color: { kind: 'text', logged: false },
  size: { kind: 'text', logged: false },
  price: { kind: 'money' },
  original_price: { kind: 'money' },
  stock: { kind: 'count' },
  sku: { kind: 'text' },
  // One of the product's images.
  image_url: { kind: 'long', logged: false },
} as const satisfies Description<AdminVariant>

export const category = {
  name: { kind: 'text' },
  slug: { kind: 'text' },
  parent_id: { kind: 'relation' },
  is_active: { kind: 'flag' },
  image: { kind: 'long' },
  position: { kind: 'count' },
  // Follows from the parent.
  level: { kind: 'count', logged: false },
  product_count: { kind: 'count', logged: false },
} as const satisfies Description<AdminCategory>

export const banner = {
  title_1: { kind: 'text' },
  title_2: { kind: 'text' },
  link: { kind: 'text' },
  image_url: { kind: 'long' },
  order: { kind: 'count' },
} as const satisfies Description<Banner>

export const section = {
  // Tells the sections apart.
  section_key: { kind: 'choice', logged: false },
  is_active: { kind: 'flag' },
  content: { kind: 'long' },
} as const satisfies Description<HomepageSection>

export const site = {
  website: { kind: 'long' },
  contact: { kind: 'long' },
  social: { kind: 'long' },
  seo: { kind: 'long' },
  // The log tells of its items.
  menu: { kind: 'long', logged: false },
} as const satisfies Description<Site>

export const menuItem = {
  name: { kind: 'text' },
  final_url: { kind: 'text' },
  is_active: { kind: 'flag' },
  // Follow from the place in the tree and from where the item leads.
  parent_id: { kind: 'relation', logged: false },
  position: { kind: 'count', logged: false },
  slug: { kind: 'text', logged: false },
  menu_type: { kind: 'choice', logged: false },
} as const satisfies Description<MenuItem>

/** Of an order the log tells its state, its parcel and the notes on it; its lines and its person do not change. */
export const orderState = {
  status: { kind: 'choice' },
  payment_status: { kind: 'choice' },
  carrier: { kind: 'text' },
  tracking_number: { kind: 'text' },
  note: { kind: 'text' },
} as const satisfies Description<
  Pick<Order, 'status' | 'payment_status'> & Shipment & { note: string }
>

type AnyDescription = Readonly<Record<string, Field>>

/** The names of the fields that the activity log tells of. */
export type LoggedName<D extends AnyDescription> = {
  [Name in keyof D & string]: D[Name] extends { logged: false } ? never : Name
}[keyof D & string]

/** The names of the logged fields of one kind. */
export type LoggedOfKind<D extends AnyDescription, K extends Kind> = {
  [Name in LoggedName<D>]: D[Name] extends { kind: K } ? Name : never
}[LoggedName<D>]

/** Returns the names of the fields that the activity log tells of, in the order of the description. */
export function loggedNames<D extends AnyDescription>(description: D): LoggedName<D>[] {
  const isLogged = (name: string): name is LoggedName<D> => description[name]?.logged !== false
  return Object.keys(description).filter(isLogged)
}

/** Returns those of one kind. */
export function loggedOfKind<D extends AnyDescription, K extends Kind>(
  description: D,
  kind: K,
): LoggedOfKind<D, K>[] {
  const isOfKind = (name: string): name is LoggedOfKind<D, K> => description[name]?.kind === kind
  return loggedNames(description).filter(isOfKind)
}
