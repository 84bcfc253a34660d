import type {
  ImportOutcome,
  ImportStatus,
  ProductImportRow,
  ActivityAction,
  ActivityKind,
  FieldChange,
  AdminProduct,
} from '@/api/generated/model'
import type { product } from '@/domain/product/description'
import type { OwnName } from '@/lib/description'
export type ProductStatus = 'active' | 'inactive' | 'draft'
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
export type PaymentMethod = 'cod' | 'paypal'
/** `pending` until the payment has one of the results of Product §4. */
export type PaymentStatus = 'pending' | 'successful' | 'failed' | 'cancelled'

export type UserRow = {
  id: number
  full_name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  /** Plain text, because this is a mock world: nothing here is a real account. */
  password: string
  is_staff: boolean
  created_at: string
}

/** A session of a user. One with `expires_at` null never expires. */
export type TokenRow = {
  token: string
  user_id: number
  created_at: string
  expires_at: string | null
}

export type CategoryRow = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  image: string | null
  position: number
  level: 1 | 2
  is_active: boolean
  created_at: string
  updated_at: string
}

/** A product as described (`domain/product/description`): the fields that are its own. Its description is untrusted HTML. */
export type ProductRow = Pick<Required<AdminProduct>, OwnName<typeof product>> & {
  id: number
  slug: string
  sold_count: number
  created_at: string
  updated_at: string
}

export type ProductColourRow = {
  id: number
  product_id: number
  position: number
  name: string
  /** `#rrggbb`. */
  code: string
  image: string | null
}

export type ProductSizeRow = { id: number; product_id: number; position: number; name: string }

/** One colour in one size, which has its own price and stock. `colour` and `size` are names of the option rows. */
export type VariantRow = {
  id: number
  product_id: number
  colour: string
  size: string
  /** The shop's own code; empty for none. */
  sku: string
  price: number
  /** Price before the sale, above `price`; null when not on sale. */
  original_price: number | null
  stock: number
  image_url: string | null
}

export type OrderRow = {
  id: number
  code: string
  user_id: number | null
  full_name: string
  phone: string
  /** Street and house number; ward, district and province are the ids below. */
  address: string
  province_id: number
  /** Null under the two-level model of 2025, which has no districts. */
  district_id: number | null
  ward_id: number
  note: string
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  coupon_code: string | null
  subtotal: number
  discount_amount: number
  shipping_amount: number
  total_amount: number
  idempotency_key: string | null
  /** Empty until it is shipped. */
  carrier: string
  tracking_number: string
  created_at: string
  updated_at: string
}

/** A snapshot of a bought variant: later edits of the product do not change it. */
export type OrderItemRow = {
  id: number
  order_id: number
  product_id: number
  variant_id: number
  product_name: string
  color: string
  size: string
  quantity: number
  price: number
  image_url: string | null
}

/** One step of an order's timeline. `by` is a person's name or `system`. */
export type OrderEventRow = {
  id: number
  order_id: number
  status: OrderStatus
  note: string
  at: string
  by: string
}

/** A note of the staff, never shown to the shopper. */
export type OrderNoteRow = { id: number; order_id: number; text: string; at: string; by: string }

export type PaymentRow = {
  payment_id: string
  order_id: number
  method: PaymentMethod
  status: PaymentStatus
  /** The `token` parameter of PayPal's return URL; null for cash on delivery. */
  token: string | null
  /** What happened on PayPal's page: `declined` is a payment that PayPal refuses to capture. */
  approval: 'approved' | 'declined' | null
  created_at: string
}

/** A saved delivery address of a user. */
export type AddressRow = {
  id: number
  user_id: number
  name: string
  phone: string
  address: string
  is_default: boolean
}

export type WishlistRow = { user_id: number; product_id: number; added_at: string }

/** What a request under an `Idempotency-Key` was answered; `request` is the text of its body. */
export type StoredAnswerRow = { id: string; request: string; body: object }

/** The whole mock database. */
export type Tables = {
  users: UserRow[]
  tokens: TokenRow[]
  categories: CategoryRow[]
  products: ProductRow[]
  product_colours: ProductColourRow[]
  product_sizes: ProductSizeRow[]
  variants: VariantRow[]
  banners: BannerRow[]
  sections: SectionRow[]
  site: SiteRow[]
  menu: MenuItemRow[]
  orders: OrderRow[]
  order_items: OrderItemRow[]
  order_events: OrderEventRow[]
  order_notes: OrderNoteRow[]
  payments: PaymentRow[]
  addresses: AddressRow[]
  wishlist: WishlistRow[]
  stored_answers: StoredAnswerRow[]
  product_imports: ImportJobRow[]
  activity: ActivityRow[]
}

export type TableName = keyof Tables
export type RowOf<Table extends TableName> = Tables[Table][number]
/** The key of a row: its id, or a text in tables without ids. */
export type Key = number | string
/** Row types of the content that staff edit besides products: banners, home sections, site, menu. */

export type BannerRow = {
  id: number
  image_url: string
  title_1: string
  title_2: string
  link: string
  order: number
  created_at: string
  updated_at: string
}

export type SectionContents = {
  office_lady: {
    title: string
    subtitle: string
    description: string
    image: string
    link: string
    button_text: string
    tags: { product_id: number; x: number; y: number }[]
  }
  banner_home: { image: string; link: string }
  categories: { title: string; categories: { name: string; image: string; link: string }[] }
  features: { features: { icon: string; text: string }[] }
}

export type SectionKey = keyof SectionContents

/** One home page section; the key decides the shape of `content`. */
export type SectionRow = {
  [Key in SectionKey]: {
    section_key: Key
    is_active: boolean
    position: number
    content: SectionContents[Key]
    updated_at: string
  }
}[SectionKey]

/** Site-wide information; the table has one row. */
export type SiteRow = {
  id: number
  website: { name: string; description: string; logo: string; favicon: string; url: string }
  contact: { email: string; phone: string; address: string; working_hours: string }
  social: { facebook: string; instagram: string; twitter: string; youtube: string }
  seo: { title: string; description: string; keywords: string }
  updated_at: string
}

export type MenuItemRow = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  menu_type: 'category' | 'page' | 'link'
  final_url: string
  is_active: boolean
  position: number
}

/** What somebody of the staff changed. */
export type ActivityRow = {
  id: number
  at: string
  by: string
  kind: ActivityKind
  action: ActivityAction
  object_id: number | null
  /** How the thing was called then. */
  name: string
  changes: FieldChange[]
}

/** An import of products and how far it is. */
export type ImportJobRow = {
  id: number
  file_name: string
  dry_run: boolean
  status: ImportStatus
  total: number
  /** What this server gets done. */
  rows_per_second: number
  /** Rows that are still to do, those of a product together. */
  waiting: ProductImportRow[][]
  /** What became of the others, as they were worked on. */
  outcomes: ImportOutcome[]
  by: string
  created_at: string
  finished_at: string | null
}
