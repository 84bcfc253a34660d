/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
/**
 * What was done with it.
 */
export type ActivityAction = (typeof ActivityAction)[keyof typeof ActivityAction]

export const ActivityAction = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
} as const

/**
 * What kind of thing was changed.
 */
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind]

export const ActivityKind = {
  product: 'product',
  order: 'order',
  category: 'category',
  banner: 'banner',
  voucher: 'voucher',
  homepage: 'homepage',
  settings: 'settings',
} as const

/**
 * One field, before and after, as texts. Amounts are whole VND in digits.
 */
export type FieldChange = {
  /**
   * Name of the field: `price`, `status`.
   * @maxLength 255
   */
  field: string
  /**
   * Empty for nothing.
   * @maxLength 100000
   */
  before: string
  /**
   * Empty for nothing.
   * @maxLength 100000
   */
  after: string
}

/**
 * One write of one thing.
 */
export type ActivityEntry = {
  /**
   * Of the entry.
   * @minimum 1
   */
  id: number
  /** When. */
  at: string
  /**
   * Who.
   * @maxLength 255
   */
  by: string
  kind: ActivityKind
  action: ActivityAction
  /**
   * The thing. Null for what there is only one of, as the settings.
   * @minimum 1
   * @nullable
   */
  object_id: number | null
  /**
   * How the thing was called then; the code of an order.
   * @maxLength 255
   */
  name: string
  /** Fields of the thing; those of a variant begin with its options: `Đen / M: price`. Long texts are cut. */
  changes: FieldChange[]
}

/**
 * Where this page stands in the list.
 */
export type Pagination = {
  /**
   * 1-based; the page that was asked for, even beyond the last one.
   * @minimum 1
   */
  current_page: number
  /**
   * 1 for an empty list.
   * @minimum 1
   */
  last_page: number
  /**
   * The size that was applied.
   * @minimum 1
   * @nullable
   */
  per_page: number | null
  /**
   * Entries on all pages. Without it the shop shows no count.
   * @minimum 0
   * @nullable
   */
  total: number | null
}

/**
 * A page of entries.
 */
export type ActivityListData = {
  /** The last first. */
  entries: ActivityEntry[]
  /**
   * Everybody who ever changed something, for the filter.
   * @items.maxLength 255
   */
  people: string[]
  pagination: Pagination
}

/**
 * Answer with a page of entries.
 */
export type ActivityListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ActivityListData
}

/**
 * What `id` is an id of.
 */
export type AddressHitType = (typeof AddressHitType)[keyof typeof AddressHitType]

export const AddressHitType = {
  province: 'province',
  district: 'district',
  ward: 'ward',
} as const

/**
 * A place found by name.
 */
export type AddressHit = {
  /** What `id` is an id of. */
  type: AddressHitType
  /**
   * Of the province, district or ward.
   * @minimum 1
   */
  id: number
  /**
   * Its own name.
   * @maxLength 255
   */
  name: string
  /**
   * With everything above it, joined by commas.
   * @maxLength 511
   */
  full_name: string
  /**
   * What stands before the place in `q`, as it was typed; empty where `q` is no address.
   * @maxLength 1000
   */
  street: string
  /**
   * The place of before July 2025 that `q` names, where this one has taken it in; else empty. Several answers with the same one: the map does not say which of them.
   * @maxLength 1000
   */
  was: string
}

/**
 * Answer with places.
 */
export type AddressSearchResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** At most 20: provinces, then districts, then wards. */
  data: AddressHit[]
}

/**
 * 1 at the top, 2 below; follows from `parent_id`.
 */
export type AdminCategoryLevel = (typeof AdminCategoryLevel)[keyof typeof AdminCategoryLevel]

export const AdminCategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const

/**
 * A section of the home page, an entry of the menu, or a banner.
 */
export type CategoryMentionPlace = (typeof CategoryMentionPlace)[keyof typeof CategoryMentionPlace]

export const CategoryMentionPlace = {
  home: 'home',
  menu: 'menu',
  banner: 'banner',
} as const

/**
 * A place that links to a category.
 */
export type CategoryMention = {
  /** A section of the home page, an entry of the menu, or a banner. */
  place: CategoryMentionPlace
  /**
   * Its title or text.
   * @maxLength 255
   */
  name: string
}

/**
 * A category as edited, hidden or not.
 */
export type AdminCategory = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Null on level 1.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of `/category/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. Null without one.
   * @nullable
   */
  image: string | null
  /** 1 at the top, 2 below; follows from `parent_id`. */
  level: AdminCategoryLevel
  /**
   * Order among its siblings, ascending.
   * @minimum 0
   */
  position: number
  /** False hides it and everything below it from shoppers. */
  is_active: boolean
  /**
   * Products in it and in the categories below it, hidden ones too.
   * @minimum 0
   */
  product_count: number
  /** Where the shop links to it. The shop lists these places before the category is deleted or gets another address. */
  linked_from?: CategoryMention[]
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * Answer with categories.
 */
export type AdminCategoryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The tree, flat: each category of level 1 is followed by those below it. */
  data: AdminCategory[]
}

/**
 * A category to save. Absent fields stay as they are.
 */
export type AdminCategoryRequest = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Lower-case letters, digits and hyphens, not taken, not `by-category` or `by-ids`. Empty or absent: made from the name; kept when the name stays.
   * @maxLength 255
   */
  slug?: string
  /**
   * A category of level 1, not itself. One that has children can not go below another. Null: level 1.
   * @minimum 1
   * @nullable
   */
  parent_id?: number | null
  /**
   * Address of a picture. Null removes it.
   * @nullable
   */
  image?: string | null
  /** Absent for a new one: true. */
  is_active?: boolean
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with one category.
 */
export type AdminCategoryResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCategory
}

/**
 * A category to save with its picture, as a form. Absent fields stay as they are, the picture too.
 */
export type AdminCategoryUpload = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  name_en?: string
  /**
   * As in `AdminCategoryRequest`.
   * @maxLength 255
   */
  slug?: string
  /**
   * Id of a category of level 1. Empty, or absent for a new one: level 1.
   * @pattern ^[0-9]*$
   */
  parent_id?: string
  /** `true`, `1` or `false`, `0`. Absent for a new one: true. */
  is_active?: boolean
  /** JPEG, PNG or WebP of at most 5 MB; a refused one is a 422 at `image`. */
  image?: Blob | File
  /** As in `AdminCategoryRequest`. */
  updated_at?: string
}

/**
 * Somebody who has an account or has ordered. Never anything to sign in with.
 */
export type AdminCustomer = {
  /**
   * `user-12` for an account, `guest-57` after the first order of a phone number.
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  key: string
  /** False for guests. */
  has_account: boolean
  /**
   * Of the account; else, of the last order.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written; of the account, else of the last order.
   * @maxLength 255
   */
  phone: string
  /**
   * Of the account.
   * @maxLength 255
   * @nullable
   */
  email: string | null
  /**
   * Of every status.
   * @minimum 0
   */
  order_count: number
  /**
   * Orders that have arrived.
   * @minimum 0
   */
  delivered_count: number
  /**
   * Whole VND. Of delivered orders.
   * @minimum 0
   */
  delivered_total: number
  /**
   * Orders that were called off.
   * @minimum 0
   */
  cancelled_count: number
  /**
   * Of those called off, parcels that were on their way already.
   * @minimum 0
   */
  refused_count: number
  /**
   * Null for an account without orders.
   * @nullable
   */
  last_order_at: string | null
}

/**
 * Where something was or may be sent.
 */
export type CustomerAddress = {
  /**
   * Who receives it there.
   * @maxLength 255
   */
  name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * In one line.
   * @maxLength 1000
   */
  address: string
  /** True in the address book, false where an order went. */
  is_saved: boolean
}

/**
 * A customer and the addresses.
 */
export type AdminCustomerData = {
  customer: AdminCustomer
  /** Saved ones, the default first; then those of orders, the latest first. Each once. */
  addresses: CustomerAddress[]
}

/**
 * A page of customers.
 */
export type AdminCustomerListData = {
  /** In the order asked for. */
  customers: AdminCustomer[]
  pagination: Pagination
}

/**
 * Answer with a page of customers.
 */
export type AdminCustomerListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCustomerListData
}

/**
 * Answer with a customer.
 */
export type AdminCustomerResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCustomerData
}

/**
 * `pending` → `processing` → `shipped` → `delivered`; `cancelled` from the first three.
 */
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

export const OrderStatus = {
  pending: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const

/**
 * `cod`: cash to the courier. `paypal`: on PayPal's page, in USD.
 */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

export const PaymentMethod = {
  cod: 'cod',
  paypal: 'paypal',
} as const

/**
 * `pending` until it is known. Cash becomes `successful` on delivery. What was never paid of a cancelled order is `cancelled`: what was paid stays `successful`. A payment that nobody approved within 3 hours is `failed`. Money that arrives after that (a late capture) makes it `successful`; the order stays cancelled, and `payment_doubt` of the back office says `to_refund`.
 */
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const PaymentStatus = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
} as const

/**
 * A line of a bill.
 */
export type BillLine = {
  /**
   * What it is for. The shop has texts for `subtotal`, `discount`, `shipping`, `promotion`, `coupon` and `exchange`; of any other it shows the label.
   * @maxLength 255
   */
  code: string
  /**
   * A text in the language of the call, for codes that are not in the list; of `discount` and `promotion`, its name, where it has one; of `coupon`, its code; of `exchange`, the code of the order whose things came back.
   * @maxLength 255
   */
  label: string
  /** Whole VND; what is taken off is negative. */
  amount: number
}

/**
 * What an order costs, line by line. The fixed amounts: `discount` 150.000, never more than the subtotal; `shipping` 30.000; `promotion` 15.000 off; a coupon takes off what its voucher grants instead of the promotion, never more than the goods that it is for. A per cent is rounded to the whole VND, half a VND up. A line of zero is left out.
 */
export type Bill = {
  /** The subtotal first; then in the order in which they are shown. */
  lines: BillLine[]
  /**
   * Whole VND. The sum of the lines, never below zero.
   * @minimum 0
   */
  total: number
}

/**
 * What is left of the ordered variant.
 */
export type OrderItemVariant = {
  /**
   * Address of a picture. As it was ordered; null without any.
   * @nullable
   */
  image_url: string | null
}

/**
 * A line of an order: a copy made when it was placed. Later changes of the product do not change it.
 */
export type OrderItem = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * May lead nowhere: the product may be deleted by now.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * Null when the variant does not exist any more.
   * @minimum 1
   * @nullable
   */
  variant_id: number | null
  /**
   * As it was ordered.
   * @maxLength 255
   */
  product_name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of the product now; null when it is deleted or hidden, so that nothing links to it.
   * @maxLength 255
   * @nullable
   */
  slug: string | null
  /**
   * As it was ordered; empty without colours.
   * @maxLength 255
   */
  color: string
  /**
   * As it was ordered; empty without sizes.
   * @maxLength 255
   */
  size: string
  /**
   * The variant's code, as it was ordered; empty or absent where the host keeps none. The shop then shows none.
   * @maxLength 255
   */
  sku?: string
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. For one unit, as it was ordered.
   * @minimum 0
   */
  price: number
  /** What vouchers, promotions and discounts took off this line, all of its units together, fixed when the order was placed: its parts of the bill's lines with the same code and label, each amount negative. Later edits of a voucher, price or rule do not change them. A returned unit gives back its price less its share of them. Without them the shop splits the bill's lines in proportion to the prices, and calls what follows an estimate. */
  granted?: BillLine[]
  /** Null without a picture. */
  variant: OrderItemVariant | null
}

/**
 * A step of an order's timeline.
 */
export type OrderEvent = {
  status: OrderStatus
  /** ISO 8601; the shop shows it in UTC+7. */
  at: string
  /**
   * For the shopper: a reason, or what happened. Null: nothing to say. What the host says by itself comes in the language of the call, for staff as well.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /**
   * Full name of who took the step, for staff. Null for shoppers, and where the shop did it by itself.
   * @maxLength 255
   * @nullable
   */
  by: string | null
}

/**
 * Who carries a parcel, and under which number.
 */
export type Shipment = {
  /**
   * Its name as people know it.
   * @maxLength 60
   */
  carrier: string
  /**
   * As the carrier writes it; empty where there is none.
   * @maxLength 60
   */
  tracking_number: string
}

/**
 * requested → approved or declined; approved → received or declined; received → refunded or exchanged. A host may skip one. `at_door`: pieces that were not kept and not paid for, which the courier brings back; → `back`.
 */
export type ReturnState = (typeof ReturnState)[keyof typeof ReturnState]

export const ReturnState = {
  requested: 'requested',
  approved: 'approved',
  declined: 'declined',
  received: 'received',
  refunded: 'refunded',
  exchanged: 'exchanged',
  at_door: 'at_door',
  back: 'back',
} as const

/**
 * `fit`: the size does not fit. `faulty`: damaged or badly made. `wrong`: another thing than was ordered. `different`: not as it was shown. `mind`: the shopper changed their mind.
 */
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason]

export const ReturnReason = {
  fit: 'fit',
  faulty: 'faulty',
  wrong: 'wrong',
  different: 'different',
  mind: 'mind',
} as const

/**
 * `exchange`: the same in another size. `refund`: the money.
 */
export type ReturnWish = (typeof ReturnWish)[keyof typeof ReturnWish]

export const ReturnWish = {
  exchange: 'exchange',
  refund: 'refund',
} as const

/**
 * Units of one line that go back.
 */
export type ReturnLine = {
  /**
   * `id` of the line of the order.
   * @minimum 0
   */
  item_id: number
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  reason: ReturnReason
  wish: ReturnWish
  /**
   * Which size the shopper would like instead; null or absent for a refund.
   * @maxLength 60
   * @nullable
   */
  size?: string | null
}

/**
 * A step of a return.
 */
export type ReturnEvent = {
  state: ReturnState
  /** ISO 8601. */
  at: string
  /**
   * Who of the staff took it; null for shoppers, and where nobody did.
   * @maxLength 255
   * @nullable
   */
  by: string | null
}

/**
 * What came back of a line, together at most what was asked.
 */
export type ReceivedLine = {
  /**
   * `id` of the line of the order.
   * @minimum 0
   */
  item_id: number
  /**
   * Units that are in stock again.
   * @minimum 0
   */
  as_new: number
  /**
   * Units that can't be sold any more.
   * @minimum 0
   */
  damaged: number
}

/**
 * `transfer`: to a bank account. `cash`: over the counter. `paypal`: back by PayPal.
 */
export type RefundMethod = (typeof RefundMethod)[keyof typeof RefundMethod]

export const RefundMethod = {
  transfer: 'transfer',
  cash: 'cash',
  paypal: 'paypal',
} as const

/**
 * Money that went back.
 */
export type ReturnRefund = {
  method: RefundMethod
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /**
   * By which it is found, such as the number of the transfer; may be empty.
   * @maxLength 255
   */
  reference: string
  /**
   * ISO 8601.
   * @nullable
   */
  at: string | null
}

/**
 * The order with what the shopper gets instead.
 */
export type ReturnExchange = {
  /**
   * `id` of that order.
   * @minimum 0
   */
  id: number
  /**
   * `code` of that order.
   * @maxLength 255
   */
  code: string
  /**
   * Whole VND. What of this order's money pays for that one.
   * @minimum 0
   */
  credit: number
}

/**
 * Units of an order that go back, for a refund or an exchange.
 */
export type OrderReturn = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  state: ReturnState
  /**
   * ISO 8601; the shop shows it in UTC+7.
   * @nullable
   */
  requested_at: string | null
  /** In the order of the request. */
  items: ReturnLine[]
  /**
   * In the shopper's words.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /** Addresses of pictures. */
  photos: string[]
  /**
   * What the shop says to the shopper, such as why it is declined or where to send it. In the language of the call where the host says it by itself.
   * @maxLength 5000
   * @nullable
   */
  answer: string | null
  /** Its steps, oldest first. */
  events: ReturnEvent[]
  /** What came back; empty until then. */
  received: ReceivedLine[]
  /** What was paid back for it, oldest first. */
  refunds: ReturnRefund[]
  /** What was sent instead. Null for a refund, and until then. */
  exchange: ReturnExchange | null
}

/**
 * Another order.
 */
export type OrderReference = {
  /**
   * `id` of that order.
   * @minimum 0
   */
  id: number
  /**
   * `code` of that order.
   * @maxLength 255
   */
  code: string
}

/**
 * A line of an order as it was placed.
 */
export type PlacedLine = {
  /**
   * `id` of the line, which may have left the order.
   * @minimum 1
   */
  id: number
  /**
   * As in `OrderItem`.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. For one unit.
   * @minimum 0
   */
  price: number
  /** As in `OrderItem`. */
  granted: BillLine[]
}

/**
 * What an order was when it was placed. Nothing changes it.
 */
export type PlacedTerms = {
  bill: Bill
  /** The lines of `items` at that time, as far as the bill needs them. */
  items: PlacedLine[]
}

/**
 * An order. The specification names the code, the person, the amounts and the lines; the rest is assumed.
 */
export type Order = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * What people say on the phone: `ML261122-0042`. Unique; in `/account/orders/{code}`.
   * @maxLength 255
   */
  code: string
  status: OrderStatus
  /** Null where it is not known. Then nobody may collect money by it. */
  payment_method: PaymentMethod | null
  payment_status: PaymentStatus
  /**
   * Who receives it.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Complete: street, ward, district, province.
   * @maxLength 1000
   */
  address: string
  /**
   * Where the confirmation goes. Null where it goes nowhere; the shop then promises none.
   * @maxLength 255
   * @nullable
   */
  email: string | null
  /**
   * Of the shopper; null without one.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /**
   * Whole VND. Sum of price × quantity.
   * @minimum 0
   */
  subtotal: number
  /**
   * Whole VND. All that is taken off: discount and promotion or coupon.
   * @minimum 0
   */
  discount_amount: number
  /**
   * Whole VND. Added to the subtotal. When absent or null, it is not shown.
   * @minimum 0
   * @nullable
   */
  shipping_amount: number | null
  /**
   * Whole VND. What is paid: subtotal + shipping − discount, less what returned things pay (the line `exchange` of the bill). The shop shows it and computes nothing.
   * @minimum 0
   */
  total_amount: number
  /** What was charged, line by line. Null where the host keeps no lines; then the amounts are shown. */
  bill: Bill | null
  /** In the order of the request. */
  items: OrderItem[]
  /** Oldest first; the first is the placing. */
  events: OrderEvent[]
  /** Null until it is shipped, or where nothing is known of it. */
  shipment: Shipment | null
  /** Oldest first; empty where none was asked for. For staff as for the shopper. */
  returns: OrderReturn[]
  /** What went back of the order itself once it was cancelled; of a return, it stands there. Oldest first. */
  refunds?: ReturnRefund[]
  /** The order whose returned things this one replaces; null for any other. What they were worth is the line `exchange` of its bill. */
  exchange_of: OrderReference | null
  /** The order that has the lines of this one, which is cancelled by that; absent or null for any other. Its `credit` is what of this order's money pays for that one. */
  merged_into?: ReturnExchange | null
  /** The terms of the sale, where staff have changed the lines since; absent for any other. A further change follows them, so that one that is taken back costs what the order cost before. */
  placed?: PlacedTerms
  /**
   * ISO 8601. The day of figures and filters is that of UTC+7.
   * @nullable
   */
  created_at: string | null
}

/**
 * A note among staff. Shoppers never see it.
 */
export type OrderNote = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Plain text.
   * @maxLength 5000
   */
  text: string
  /**
   * Full name of who wrote it.
   * @maxLength 255
   */
  by: string
  /** ISO 8601. */
  at: string
}

/**
 * `no_answer`: the shopper approved the payment, and PayPal has not said whether it took the money. `other_amount`: PayPal took another amount than it was asked for. `to_refund`: the order is cancelled, and the shop still holds money of it.
 */
export type PaymentDoubt = (typeof PaymentDoubt)[keyof typeof PaymentDoubt]

export const PaymentDoubt = {
  no_answer: 'no_answer',
  other_amount: 'other_amount',
  to_refund: 'to_refund',
} as const

/**
 * `paid`: the money is there. `unpaid`: it is not.
 */
export type CheckResult = (typeof CheckResult)[keyof typeof CheckResult]

export const CheckResult = {
  paid: 'paid',
  unpaid: 'unpaid',
} as const

/**
 * What somebody of the staff has found out by hand about a payment that was unclear.
 */
export type PaymentCheck = {
  result: CheckResult
  /**
   * In their words.
   * @maxLength 5000
   */
  reason: string
  /**
   * Who.
   * @maxLength 255
   */
  by: string
  /** ISO 8601. */
  at: string
}

/**
 * A payment that is unclear or to be refunded, or one that somebody has settled by hand.
 */
export type OrderPayment = {
  /** Null once it is settled. */
  doubt: PaymentDoubt | null
  /** True where PayPal may be asked for the money once more. */
  can_capture: boolean
  /**
   * What PayPal was asked for, in USD.
   * @minimum 0
   * @nullable
   */
  expected: number | null
  /**
   * What PayPal took, in USD; null where nobody knows.
   * @minimum 0
   * @nullable
   */
  received: number | null
  /** Null until somebody settles it by hand. */
  check: PaymentCheck | null
}

/**
 * What one statement brought of an order.
 */
export type CashSettlement = {
  /**
   * The number of the statement.
   * @maxLength 255
   */
  statement: string
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /** ISO 8601. */
  at: string
  /**
   * Who settled it.
   * @maxLength 255
   */
  by: string
}

/**
 * Cash that was collected at the door. The customer has paid (`payment_status` is `successful`); the shop has what the settlements brought, and is owed the rest.
 */
export type CollectedCash = {
  /**
   * Whole VND. What was to be collected.
   * @minimum 0
   */
  due: number
  /**
   * Whole VND. The sum of the settlements; it may be more than `due`.
   * @minimum 0
   */
  received: number
  /** When it was delivered. ISO 8601. */
  since: string
  /** Who carried it. Null where nobody knows. */
  shipment?: Shipment | null
  /** Oldest first. */
  settlements: CashSettlement[]
}

export type EarlierOrdersLastItem = {
  /**
   * For `adminOrder`.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone.
   * @maxLength 255
   */
  code: string
  status: OrderStatus
  /** True where its parcel came back. */
  is_refused: boolean
}

/**
 * What came of the customer's other orders. Absent where the host does not know them.
 */
export type EarlierOrders = {
  /**
   * Orders that have arrived.
   * @minimum 0
   */
  delivered_count: number
  /**
   * Parcels that were on their way and came back.
   * @minimum 0
   */
  refused_count: number
  /**
   * The last three, the latest first.
   * @maxItems 3
   */
  last: EarlierOrdersLastItem[]
}

/**
 * Why two orders can't be merged. `name`, `phone`, `address`: these differ. `sent`: one has left the shop. `voucher`: the order that would go has a voucher. `payment`: one is paid and the other is not, or a payment waits, is unclear or was marked by hand. `exchange`: one replaces returned goods.
 */
export type MergeProblem = (typeof MergeProblem)[keyof typeof MergeProblem]

export const MergeProblem = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  sent: 'sent',
  voucher: 'voucher',
  payment: 'payment',
  exchange: 'exchange',
} as const

/**
 * Another open order of the same phone, placed at most two days apart.
 */
export type OrderDouble = {
  /**
   * For `adminOrder` and `mergeOrders`.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone.
   * @maxLength 255
   */
  code: string
  status: OrderStatus
  /**
   * Units, not lines.
   * @minimum 0
   */
  item_count: number
  /**
   * Whole VND. What is paid.
   * @minimum 0
   */
  total_amount: number
  /** What keeps it from being merged into this order. Empty where it can be. */
  problems: MergeProblem[]
  /**
   * Whole VND. What this order costs with its lines. Null where it can't be merged.
   * @minimum 0
   * @nullable
   */
  merged_total: number | null
  /**
   * ISO 8601.
   * @nullable
   */
  created_at: string | null
  /** Its version, sent back with the merge. */
  updated_at?: string
}

/**
 * An order that was merged into this one.
 */
export type MergedOrder = {
  /**
   * For `adminOrder`.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone.
   * @maxLength 255
   */
  code: string
  /** Its version, sent back with `undo` of `moveOrders`. */
  updated_at?: string
  /**
   * Until when the merge can be taken back. Null where it can't be any more.
   * @nullable
   */
  undo_until: string | null
}

/**
 * An order with what staff need.
 */
export type AdminOrderData = {
  order: Order
  /** Where it may go from here; empty at the end. The server enforces them. */
  allowed_transitions: OrderStatus[]
  /** Oldest first. */
  notes: OrderNote[]
  /** Null or absent where the payment is clear, and where the host has no `settlePayment`. */
  payment?: OrderPayment | null
  /** Null or absent as in `AdminOrderRow`. */
  cash?: CollectedCash | null
  earlier?: EarlierOrders
  /** True where `keepInPart` takes this order now. Absent where the host has no `keepInPart`: the shop then shows nothing of it. */
  can_keep_in_part?: boolean
  /**
   * Until when `undo` of `moveOrders` takes a part that was kept back. Null where it can't be any more, absent where the host has no such undo.
   * @nullable
   */
  part_undo_until?: string | null
  /** Other open orders of the same phone that were placed at most two days apart, the latest first. Absent where the host has no `mergeOrders`. */
  doubles?: OrderDouble[]
  /** Orders that were merged into this one, the latest first. Absent as `doubles`. */
  merged?: MergedOrder[]
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * An order as the table of the back office shows it.
 */
export type AdminOrderRow = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * What people say on the phone: `ML261122-0042`.
   * @maxLength 255
   */
  code: string
  /**
   * Who receives it.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Whereto, as `adminOrder` says it. Without it no list tells of a slip of an older delivery.
   * @maxLength 1000
   */
  address?: string
  status: OrderStatus
  /** Null where it is not known. Then nobody may collect money by it. */
  payment_method: PaymentMethod | null
  payment_status: PaymentStatus
  /** Why nobody knows whether it is paid; null or absent where that is clear. */
  payment_doubt?: PaymentDoubt | null
  /** Null or absent where no carrier has collected it, and where the host has no `settleCash`. */
  cash?: CollectedCash | null
  /**
   * Parcels of this customer that came back, of other orders. Absent where the host does not count them.
   * @minimum 0
   */
  refused_count?: number
  /**
   * Other open orders of the same phone that were placed at most two days apart. Absent where the host has no `mergeOrders`: the shop then shows nothing of it.
   * @minimum 0
   */
  double_count?: number
  /**
   * Units, not lines.
   * @minimum 0
   */
  item_count: number
  /**
   * Whole VND. What is paid.
   * @minimum 0
   */
  total_amount: number
  /**
   * ISO 8601.
   * @nullable
   */
  created_at: string | null
  /** The version of the order, later with every change. Sent back with a move, it keeps back an order that changed since. */
  updated_at?: string
}

/**
 * How many orders stand in a status.
 */
export type StatusCount = {
  status: OrderStatus
  /**
   * Orders; 0 for a status without any.
   * @minimum 0
   */
  count: number
}

/**
 * A page of orders, and the counts for the tabs.
 */
export type AdminOrderListData = {
  /** In the order asked for. */
  orders: AdminOrderRow[]
  /** One for each status, by all filters but `status`. */
  counts: StatusCount[]
  /**
   * Orders with a `PaymentDoubt`, by all filters but `status`, `payment_method` and `payment_state`. Absent where the host has no `settlePayment`: the shop then shows nothing of it.
   * @minimum 0
   */
  unclear_count?: number
  /**
   * Orders whose collected cash has not all come, by all filters but `status`, `payment_method` and `payment_state`. Absent where the host has no `settleCash`: the shop then shows nothing of it.
   * @minimum 0
   */
  owed_count?: number
  /**
   * Whole VND. What carriers owe of the orders of `owed_count`. Absent where that is absent.
   * @minimum 0
   */
  owed_amount?: number
  pagination: Pagination
}

/**
 * Answer with a page of orders.
 */
export type AdminOrderListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminOrderListData
}

/**
 * A line to order. The price is the server's.
 */
export type OrderRequestItem = {
  /**
   * Must be shown in the shop.
   * @minimum 1
   */
  product_id: number
  /**
   * Must belong to the product.
   * @minimum 1
   */
  variant_id: number
  /**
   * At most the stock; lines of the same variant count together.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}

/**
 * The shopper's own order that this one takes the place of, while it waits for its payment: its `Idempotency-Key`, the `token` of its payment, or its `payment_id`. Its stock and its use of a coupon pass to the new order in one transaction: where that is refused, it stays as it was. Where it is paid, or its payment approved, it wins: a 409 of `createOrder` that names it. Anything else counts as null: an unknown value, an order that is cancelled, shipped or paid in cash, somebody else's order. An order of an account is its owner's alone. An order of a visitor is of whoever knows its key or token, which are random; a `payment_id`, which may be counted up, is no proof. A quote and the products of a cart read as if that order were cancelled already. Null or absent: none.
 * @maxLength 255
 * @nullable
 */
export type ReplacedOrder = string | null

/**
 * An order. The amounts are the server's, by the rule of `Bill`; its subtotal is that of the variants' prices.
 */
export type OrderRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
   */
  phone: string
  /**
   * House number and street; ward, district and province follow from the ids.
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /**
   * From `GET /api/address/provinces`.
   * @minimum 1
   */
  province_id: number
  /**
   * Must belong to the province. Null in the two-level model only.
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /**
   * Must belong to the district, or to the province in the two-level model.
   * @minimum 1
   */
  ward_id: number
  /**
   * Of a visitor, for the confirmation; null or absent without one. The account has a signed-in shopper's.
   * @maxLength 255
   * @nullable
   */
  email?: string | null
  /**
   * For the courier; may be empty or absent.
   * @maxLength 2000
   */
  note?: string
  /**
   * What to order, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderRequestItem[]
  /**
   * Null, empty or absent: none. A valid coupon's discount replaces the promotion in `bill`; any other code is refused with a 422 at `coupon_code`, with the reason: unknown, not begun, ended, used up, below the minimum, not for these products. A use is counted with the order, and given back when the order is cancelled.
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  payment_method: PaymentMethod
  /**
   * Whole VND. The total that the shopper has seen and agrees to, sent to hosts that quote. Where the order would cost anything else it is not placed: a 409 with the new bill. Null or absent when there was no quote.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  replaces?: ReplacedOrder | null
}

/**
 * An order that a customer gives to the staff. Its `payment_method` is `cod`, since PayPal is for the customer. `replaces` counts as null.
 */
export type AdminOrderRequest = OrderRequest & {
  /**
   * The `key` of the customer who calls. Null or absent for somebody new.
   * @nullable
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  customer?: string | null
  /** True where the shop has the money already, by transfer or over the counter: the courier then collects nothing. */
  is_paid?: boolean
}

/**
 * Answer with one order.
 */
export type AdminOrderResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminOrderData
}

/**
 * What a picture of a product shows.
 */
export type ImageNote = {
  /** One of the product's `images`. */
  url: string
  /**
   * For people who do not see it. Empty where nobody has written any.
   * @maxLength 255
   */
  alt: string
  /**
   * Name of one of the product's colours; empty for all of them.
   * @maxLength 255
   */
  color: string
}

/**
 * A colour a product comes in.
 */
export type ProductColor = {
  /**
   * Unique within the product: `Ngà`.
   * @maxLength 255
   */
  name: string
  /**
   * For the swatch: `#f4ecd8`; empty where it is not known.
   * @pattern ^(#[0-9a-fA-F]{6})?$
   */
  color_code: string
}

/**
 * A variant as edited. Its choices are texts of the product's `colors` and `sizes`; a pair may occur once.
 */
export type AdminVariant = {
  /**
   * Null for a new one. In a request an unknown id is matched by colour and size.
   * @minimum 1
   * @nullable
   */
  id: number | null
  /**
   * Name of one of `colors`; empty when the product has none.
   * @maxLength 255
   */
  color: string
  /**
   * One of `sizes`; empty when the product has none.
   * @maxLength 255
   */
  size: string
  /**
   * Whole VND. Above 0 unless the product is a draft.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price before the sale, above `price`; null when not reduced.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Units in the warehouse.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Absent in a request: stays. Null: the product's cover.
   * @nullable
   */
  image_url?: string | null
  /**
   * The shop's own code, of one variant only; empty for none. Absent in a request: stays.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
}

/**
 * `active` is shown in the shop. `inactive` is complete but hidden. `draft` is hidden and may be incomplete.
 */
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus]

export const ProductStatus = {
  active: 'active',
  inactive: 'inactive',
  draft: 'draft',
} as const

/**
 * A product as edited.
 */
export type AdminProduct = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Made by the server from the name, without diacritics; numbered when taken. `by-category` and `by-ids` are reserved. A new name makes a new slug.
   * @maxLength 255
   */
  slug: string
  /**
   * Null for a draft outside of all categories.
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  description: string
  /**
   * HTML. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 100000
   */
  description_en?: string
  /**
   * Cover first. Of any ratio; what the back office uploads is square.
   * @maxItems 9
   */
  images: string[]
  /** Of pictures about which something is known, each once. */
  image_notes: ImageNote[]
  /**
   * Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care: string[]
  /** Order of the swatches. */
  colors: ProductColor[]
  /**
   * Order of the choices: `S`, `M`, `26`.
   * @items.maxLength 255
   */
  sizes: string[]
  /** Empty for a product without colours and sizes, which has `price` and `stock` of its own. */
  variants: AdminVariant[]
  /**
   * Whole VND. Of the cheapest variant.
   * @minimum 0
   */
  price: number
  /**
   * Sum of all variants.
   * @minimum 0
   */
  stock: number
  /**
   * The code of a product without colours and sizes; others have one for each variant.
   * @maxLength 255
   */
  sku: string
  /**
   * For search engines. Empty: the name.
   * @maxLength 255
   */
  meta_title: string
  /**
   * For search engines. Empty: the beginning of the description.
   * @maxLength 5000
   */
  meta_description: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  meta_keywords: string
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  size_chart: string
  /**
   * Grams, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  weight: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  length: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  width: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  height: number | null
  /**
   * For those who pack it.
   * @maxLength 5000
   */
  shipping_notes: string
  status: ProductStatus
  /** Comes first in the default order. */
  is_featured: boolean
  /**
   * For staff; shoppers do not see them.
   * @items.maxLength 255
   */
  tags: string[]
  /**
   * Never shown to shoppers.
   * @maxLength 5000
   */
  internal_notes: string
  /**
   * Empty for none.
   * @maxLength 255
   */
  brand: string
  /** Set by the server. ISO 8601. */
  created_at?: string
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * One product.
 */
export type AdminProductData = {
  product: AdminProduct
}

/**
 * A product as the table of the back office shows it.
 */
export type AdminProductRow = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of its page in the shop.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover; null without any.
   * @nullable
   */
  image: string | null
  /**
   * Null outside of all categories.
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  /**
   * Of `category_id`; null with it.
   * @maxLength 255
   * @nullable
   */
  category_name: string | null
  /**
   * Empty for none.
   * @maxLength 255
   */
  brand: string
  /**
   * Whole VND. Of the cheapest variant; 0 without one.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Of the dearest variant; 0 without one.
   * @minimum 0
   */
  max_price: number
  /**
   * Sum of all variants.
   * @minimum 0
   */
  stock: number
  /**
   * All variants, sold out ones too.
   * @minimum 0
   */
  variant_count: number
  status: ProductStatus
  /** Comes first in the default order. */
  is_featured: boolean
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * A page of products.
 */
export type AdminProductListData = {
  /** In the order asked for. */
  products: AdminProductRow[]
  pagination: Pagination
}

/**
 * Answer with a page of products.
 */
export type AdminProductListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminProductListData
}

/**
 * One variant.
 */
export type StockBeforeVariantsItem = {
  /**
   * The variant.
   * @minimum 1
   */
  id: number
  /**
   * Its stock.
   * @minimum 0
   */
  stock: number
}

/**
 * The stock of a product as it was seen. A count that is sent as it was seen stays what it is by now; another one is saved only where nobody has sold or restocked meanwhile, else it is a 409.
 */
export type StockBefore = {
  /**
   * Of a product without variants.
   * @minimum 0
   */
  stock?: number
  /** Of each variant. */
  variants?: StockBeforeVariantsItem[]
}

/**
 * A product to save. A draft needs a name only. `active` and `inactive` also need a category, a description, a picture and prices above 0, sent now or saved before; else a 422 per field. Absent fields stay as they are, or are empty for a new product.
 */
export type AdminProductRequest = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  name_en?: string
  /**
   * HTML. In English. Empty: shown in Vietnamese.
   * @maxLength 100000
   */
  description_en?: string
  /**
   * Any category that exists; null only for drafts.
   * @minimum 1
   * @nullable
   */
  category_id?: number | null
  /**
   * HTML. Not blank unless a draft.
   * @maxLength 100000
   */
  description?: string
  /**
   * Cover first; addresses from `upload-image`, or any. At least one unless a draft.
   * @maxItems 9
   */
  images?: string[]
  /** Replaces all. Absent: stays. */
  image_notes?: ImageNote[]
  /**
   * Replaces all; absent: stays. Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care?: string[]
  /** Names once each. Replaces all; one of the same name keeps its id. */
  colors?: ProductColor[]
  /**
   * Once each. Replaces all.
   * @items.maxLength 255
   */
  sizes?: string[]
  /** Replaces all: those that are missing are deleted. Empty: the server makes one for each colour × size, with `price` and `stock`. */
  variants?: AdminVariant[]
  /**
   * Whole VND. Used when `variants` is empty; above 0 then, unless a draft.
   * @minimum 0
   */
  price?: number
  /**
   * Units. Used when `variants` is empty.
   * @minimum 0
   */
  stock?: number
  /**
   * The shop's own code, of one variant only. Used when there are neither colours nor sizes.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
  /**
   * For search engines.
   * @maxLength 255
   */
  meta_title?: string
  /**
   * For search engines.
   * @maxLength 5000
   */
  meta_description?: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  meta_keywords?: string
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  size_chart?: string
  /**
   * Grams, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  weight?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  length?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  width?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  height?: number | null
  /**
   * For those who pack it.
   * @maxLength 5000
   */
  shipping_notes?: string
  status: ProductStatus
  /** Absent for a new product: false. */
  is_featured?: boolean
  /**
   * Replaces all.
   * @items.maxLength 255
   */
  tags?: string[]
  /**
   * Never shown to shoppers.
   * @maxLength 5000
   */
  internal_notes?: string
  /**
   * Free text; new ones appear in `GET /api/admin/products/brands`.
   * @maxLength 255
   */
  brand?: string
  /** What the stock was when it was read. A sale does not move `updated_at`. A stock that differs from the stored one is a 422 without it; the first stock of a new variant needs none. */
  before?: StockBefore
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with a product as saved.
 */
export type AdminProductResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminProductData
}

/**
 * A return as the table of the back office shows it.
 */
export type AdminReturnRow = {
  /**
   * `id` of the return.
   * @minimum 0
   */
  id: number
  /**
   * `id` of its order.
   * @minimum 1
   */
  order_id: number
  /**
   * `code` of its order.
   * @maxLength 255
   */
  code: string
  /**
   * Who received the order.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  state: ReturnState
  /**
   * ISO 8601.
   * @nullable
   */
  requested_at: string | null
  /**
   * Units that go back.
   * @minimum 0
   */
  unit_count: number
  /** What the shopper would like, each once. */
  wishes: ReturnWish[]
}

/**
 * A page of returns.
 */
export type AdminReturnListData = {
  /** In the order asked for. */
  returns: AdminReturnRow[]
  /**
   * How many wait for the shop, whatever was asked for. Null where the host does not count.
   * @minimum 0
   * @nullable
   */
  open_count: number | null
  pagination: Pagination
}

/**
 * Answer with a page of returns.
 */
export type AdminReturnListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminReturnListData
}

/**
 * A variant with what identifies its product, for files.
 */
export type AdminVariantRow = {
  /**
   * Of the product.
   * @minimum 1
   */
  product_id: number
  /**
   * Of the variant.
   * @minimum 1
   */
  variant_id: number
  /**
   * Of the product.
   * @maxLength 255
   */
  name: string
  /**
   * Of the product. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of the product; may be empty.
   * @maxLength 255
   */
  brand: string
  /**
   * Of the product. Null for a draft without a category.
   * @maxLength 255
   * @nullable
   */
  category_name: string | null
  status: ProductStatus
  /** Of the product. */
  is_featured: boolean
  /**
   * Empty for a product without colours.
   * @maxLength 255
   */
  color: string
  /**
   * Empty for a product without sizes.
   * @maxLength 255
   */
  size: string
  /**
   * The shop's own code; empty for none.
   * @maxLength 255
   */
  sku: string
  /**
   * In whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Before the sale, above `price`. Null without a sale.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Pieces.
   * @minimum 0
   */
  stock: number
  /**
   * The version of the product. Sent back, it guards what others changed since.
   * @nullable
   */
  updated_at: string | null
}

/**
 * A page of variants.
 */
export type AdminVariantListData = {
  /** By product. */
  variants: AdminVariantRow[]
  pagination: Pagination
}

/**
 * Answer with a page of variants.
 */
export type AdminVariantListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminVariantListData
}

/**
 * A product or a category that a voucher is for.
 */
export type VoucherGoods = {
  /**
   * Of the product or category.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of its page.
   * @maxLength 255
   */
  slug: string
  /** True for one that was deleted; it keeps its last name. */
  is_gone?: boolean
}

/**
 * Where a voucher stands today. One that was stopped is stopped, whatever its days say.
 */
export type VoucherState = (typeof VoucherState)[keyof typeof VoucherState]

export const VoucherState = {
  running: 'running',
  planned: 'planned',
  ended: 'ended',
  used_up: 'used_up',
  stopped: 'stopped',
} as const

/**
 * A voucher as edited, with how often it was used.
 */
export type AdminVoucher = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Unique.
   * @maxLength 255
   */
  code: string
  /**
   * Of the goods that it is for. Null where `amount` says what it takes off.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent: number | null
  /**
   * Whole VND, at most the goods that it is for. Null where `percent` says what it takes off.
   * @minimum 1
   * @nullable
   */
  amount: number | null
  /**
   * Whole VND that the goods that it is for have to come to. Null without one.
   * @minimum 1
   * @nullable
   */
  minimum: number | null
  /**
   * First day, in UTC+7. Null: at once.
   * @nullable
   */
  starts_on: string | null
  /**
   * Last day, included, in UTC+7. Null: until it is stopped.
   * @nullable
   */
  ends_on: string | null
  /**
   * Orders that may use it. Null: any number.
   * @minimum 1
   * @nullable
   */
  max_uses: number | null
  /** True where the voucher page shows it while it runs. */
  is_listed: boolean
  /** True where staff have stopped it. */
  is_stopped: boolean
  /** True where it is for all goods, and both lists are empty. Otherwise it is for what they name, and for nothing once all of that is gone. */
  is_for_all: boolean
  /** Products that it is for, besides those of `categories`. */
  products: VoucherGoods[]
  /** Categories that it is for, with those below them. */
  categories: VoucherGoods[]
  /**
   * Orders that have used it and are not cancelled.
   * @minimum 0
   */
  use_count: number
  state: VoucherState
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * A page of vouchers.
 */
export type AdminVoucherListData = {
  /** The last made first. */
  vouchers: AdminVoucher[]
  pagination: Pagination
}

/**
 * Answer with a page of vouchers.
 */
export type AdminVoucherListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminVoucherListData
}

/**
 * A voucher to save. Absent fields stay as they are; those of a new one are empty, not listed, not stopped. Either `percent` or `amount` is there, and either `is_for_all` is true or a list names something.
 */
export type AdminVoucherRequest = {
  /**
   * Letters without marks, digits, hyphens; kept in capitals. Not taken.
   * @minLength 3
   * @maxLength 50
   * @pattern ^[A-Za-z0-9_-]+$
   */
  code: string
  /**
   * Of the goods that it is for. Null where `amount` says what it takes off.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent?: number | null
  /**
   * Whole VND, at most the goods that it is for. Null where `percent` says what it takes off.
   * @minimum 1
   * @nullable
   */
  amount?: number | null
  /**
   * Whole VND that the goods that it is for have to come to. Null without one.
   * @minimum 1
   * @nullable
   */
  minimum?: number | null
  /**
   * First day, in UTC+7. Null: at once.
   * @nullable
   */
  starts_on?: string | null
  /**
   * Last day, included, in UTC+7. Null: until it is stopped.
   * @nullable
   */
  ends_on?: string | null
  /**
   * Orders that may use it. Null: any number.
   * @minimum 1
   * @nullable
   */
  max_uses?: number | null
  /** True where the voucher page shows it while it runs. */
  is_listed?: boolean
  /** True stops it at once; false lets it go on. */
  is_stopped?: boolean
  /** True empties both lists: it is for all goods. */
  is_for_all?: boolean
  /**
   * Replaces `products`. One that is gone may stay; any other unknown id is a 422 that names it.
   * @maxItems 100
   * @items.minimum 1
   */
  product_ids?: number[]
  /**
   * Replaces `categories`, as `product_ids` does.
   * @maxItems 100
   * @items.minimum 1
   */
  category_ids?: number[]
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with a voucher as saved.
 */
export type AdminVoucherResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminVoucher
}

/**
 * The two things a variant is chosen by.
 */
export type AttributeType = (typeof AttributeType)[keyof typeof AttributeType]

export const AttributeType = {
  color: 'color',
  size: 'size',
} as const

/**
 * One choice: a colour or a size.
 */
export type AttributeValue = {
  /**
   * Unique within its attribute.
   * @minimum 1
   */
  id: number
  /**
   * The text that `Variant.attributes[].value` repeats: `Ngà`, `M`.
   * @maxLength 5000
   */
  value: string
  /**
   * Of the swatch, `#rrggbb`; null for sizes.
   * @maxLength 255
   * @nullable
   */
  color_code: string | null
}

/**
 * The signed-in person. The specification names the names and the e-mail; the rest is assumed.
 */
export type User = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   * @nullable
   */
  id: number | null
  /**
   * Family name first: `Nguyễn Minh Anh`.
   * @maxLength 511
   */
  full_name: string
  /**
   * Tên, the given name: `Minh Anh`.
   * @maxLength 255
   */
  first_name: string
  /**
   * Họ, the family name: `Nguyễn`.
   * @maxLength 255
   */
  last_name: string
  /**
   * Also the name to sign in with; unique, blind to case.
   * @maxLength 255
   */
  email: string
  /**
   * As the person wrote it, so with blanks or `+84`. Empty when unknown.
   * @maxLength 255
   */
  phone: string
  /**
   * May use the back office. When absent or null, the API decides with each call.
   * @nullable
   */
  is_staff: boolean | null
  /**
   * What somebody of the staff may do, values of `Permission`, each right by itself: to write does not include to read. Others mean nothing; a list of others alone counts as absent. Absent or null: the host says whether it knows rights. Where `capabilities` of the site info are there and lack no `adminPermissions`, it does, and nothing that it has not allowed is offered; else everything is offered, and the host decides with each call.
   * @nullable
   * @items.maxLength 255
   */
  permissions?: string[] | null
}

/**
 * A new session.
 */
export type AuthData = {
  /** Who signed in, so that the shop need not ask `/api/users/me`. */
  user: User
  /**
   * Opaque. The shop keeps it in local storage under `auth_token` and sends it as `Authorization: Bearer …`.
   * @maxLength 8192
   */
  token: string
  /** Always `bearer`. */
  token_type: 'bearer'
}

/**
 * Answer of sign-in and registration.
 */
export type AuthResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AuthData
}

/**
 * A slide of the hero.
 */
export type Banner = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /** Address of a picture. Wide: 16:9 or wider, at least 1,600 px. */
  image_url: string
  /**
   * Headline. May be empty.
   * @maxLength 255
   */
  title_1: string
  /**
   * Smaller line below it. May be empty.
   * @maxLength 255
   */
  title_2: string
  /**
   * Headline. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_1_en?: string
  /**
   * Line below it. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_2_en?: string
  /**
   * The point of the picture that stays in view at every crop, in percent from the left. Null: the shop chooses. Absent where the host does not know it.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_x?: number | null
  /**
   * In percent from the top; null and absent as `focus_x`.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_y?: number | null
  /**
   * How much of the picture, in percent of its width from the left, is plain enough for the texts on wide screens. Null: the shop chooses. Absent where the host does not know it.
   * @minimum 20
   * @maximum 100
   * @nullable
   */
  text_width?: number | null
  /** Where the button of the slide leads; empty: no button. */
  link: string
  /**
   * Slides go by it, ascending.
   * @minimum 0
   */
  order: number
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * Answer with banners.
 */
export type BannerListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** By `order`, ascending. Empty: the home page starts with its sections. */
  data: Banner[]
}

/**
 * A banner to save.
 */
export type BannerRequest = {
  /** Address of a picture. From `POST /api/admin/banners/upload`, or anywhere. Not blank. */
  image_url: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_1: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_2: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_1_en?: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_2_en?: string
  /**
   * Percent from the left. Absent: stays as it is.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_x?: number | null
  /**
   * Percent from the top. Absent: stays as it is.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  focus_y?: number | null
  /**
   * Percent of the width, from the left. Absent: stays as it is.
   * @minimum 20
   * @maximum 100
   * @nullable
   */
  text_width?: number | null
  /** Empty, a path of the shop, or http, https, mailto, tel. */
  link: string
  /**
   * Absent: a new banner goes last, a changed one stays where it is.
   * @minimum 0
   */
  order?: number
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with one banner as saved.
 */
export type BannerResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: Banner
}

/**
 * A banner with its picture, as a form. A new one needs `image` or `image_url`; the file wins. Without both a changed one keeps its picture. Focal point and text width stay as they are.
 */
export type BannerUpload = {
  /** JPEG, PNG or WebP of at most 5 MB; a refused one is a 422 at `image`. */
  image?: Blob | File
  /** Address of a picture. Used when no file comes. */
  image_url?: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_1: string
  /**
   * May be empty.
   * @maxLength 255
   */
  title_2: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_1_en?: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  title_2_en?: string
  /** Empty, a path of the shop, or http, https, mailto, tel. */
  link: string
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with brands.
 */
export type BrandListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /**
   * Those of any product, drafts included, once each, in Vietnamese order.
   * @items.maxLength 255
   */
  data: string[]
}

/**
 * A number of a variant that the sheet edits.
 */
export type VariantField = (typeof VariantField)[keyof typeof VariantField]

export const VariantField = {
  price: 'price',
  original_price: 'original_price',
  stock: 'stock',
} as const

/**
 * One number of one variant.
 */
export type VariantChange = {
  /**
   * Of the variant.
   * @minimum 1
   */
  variant_id: number
  field: VariantField
  /**
   * What it was when the editor began. Another number by now is a conflict.
   * @minimum 0
   * @nullable
   */
  before: number | null
  /**
   * Whole VND or pieces. Null ends a sale; price and stock are never null.
   * @minimum 0
   * @nullable
   */
  after: number | null
}

/**
 * What became of one product.
 */
export type BulkOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
  /** True: it was not as `before` says. Somebody else has changed it since. */
  conflict?: boolean
  /** For action `price`: each price before and after. Turned round, `saveVariants` takes them back. */
  changes?: VariantChange[]
}

/**
 * What to do: `status` needs `status`, `featured` needs `is_featured`, `category` needs `category_id`, `price` needs `price_change`, `delete` needs nothing.
 */
export type BulkProductAction = (typeof BulkProductAction)[keyof typeof BulkProductAction]

export const BulkProductAction = {
  status: 'status',
  featured: 'featured',
  category: 'category',
  price: 'price',
  delete: 'delete',
} as const

/**
 * What became of all.
 */
export type BulkProductsData = {
  /** One for each id, in the order sent. */
  outcomes: BulkOutcome[]
}

/**
 * `percent`: by a part of the price. `amount`: by whole VND.
 */
export type PriceChangeKind = (typeof PriceChangeKind)[keyof typeof PriceChangeKind]

export const PriceChangeKind = {
  percent: 'percent',
  amount: 'amount',
} as const

/**
 * How every price of a product changes. A product is refused as a whole where a price would not be above 0, or not below its original price. Original prices stay.
 */
export type PriceChange = {
  /** `percent`: by a part of the price. `amount`: by whole VND. */
  kind: PriceChangeKind
  /** Below 0 for lower prices. */
  value: number
  /**
   * Prices are rounded to a multiple of it.
   * @minimum 1
   */
  step: number
}

/**
 * The prices of a product as they were seen.
 */
export type PricesBefore = {
  /**
   * The product.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND. Of the cheapest variant.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Of the dearest variant.
   * @minimum 0
   */
  max_price: number
}

/**
 * Values that a product has to have still. What is absent may be anything.
 */
export type ProductValuesBefore = {
  /** Its status. */
  status?: ProductStatus
  /** Whether it is featured. */
  is_featured?: boolean
  /**
   * Its category.
   * @minimum 1
   */
  category_id?: number
  /** For action `price`: the prices of each product, which differ between them. One that the caller has given the wanted prices already is ok and stays. One that somebody else has changed is a conflict, also to the wanted prices: `message` says from which prices to which, and who did it. */
  prices?: PricesBefore[]
}

/**
 * One action on several products. Each is done or refused by itself.
 */
export type BulkProductsRequest = {
  /**
   * Unknown ones are reported as not ok.
   * @minItems 1
   * @maxItems 1000
   * @items.minimum 1
   */
  ids: number[]
  action: BulkProductAction
  /** For action `status`. A product that is not complete enough for it is refused. */
  status?: ProductStatus
  /** For action `featured`. */
  is_featured?: boolean
  /**
   * For action `category`; one that exists, else a 422 for all.
   * @minimum 1
   */
  category_id?: number
  /** For action `price`. */
  price_change?: PriceChange
  /** What each product has as far as the sender knows. One that has something else by now stays as it is, with `conflict` in its outcome: nobody undoes what a colleague has just done. */
  before?: ProductValuesBefore
}

/**
 * Answer of a bulk action; 200 even when all were refused.
 */
export type BulkProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: BulkProductsData
}

/**
 * Which calls of this document the host answers.
 */
export type Capabilities = {
  /**
   * The `operationId`s that the host does not have, such as `quoteOrder` or `vouchers`. The shop calls none of them and does without. Empty: it has all of them.
   * @maxItems 200
   * @items.maxLength 60
   */
  lacks: string[]
}

/**
 * The payment to capture.
 */
export type CaptureRequest = {
  /** Only PayPal payments are captured. */
  payment_method: 'paypal'
  /**
   * `payment_id` of the order, the id of `createPaypalOrder`, or, where somebody comes back from PayPal in a browser that did not order, the `token` of the return.
   * @minLength 1
   * @maxLength 255
   */
  payment_id: string
}

/**
 * What became of a captured payment. Nothing of its order, since a `payment_id` may be counted up.
 */
export type CapturedPayment = {
  status: PaymentStatus
}

/**
 * Envelope. What became of the payment may be left out; `GET /api/payments/paypal/status` tells it.
 */
export type CaptureResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The payment. */
  data?: CapturedPayment
}

/**
 * A colour on the card of a product.
 */
export type CardColor = {
  /**
   * Unique within the product: `Ngà`.
   * @maxLength 255
   */
  name: string
  /**
   * For the swatch: `#f4ecd8`; empty where it is not known.
   * @pattern ^(#[0-9a-fA-F]{6})?$
   */
  color_code: string
  /**
   * Address of a picture in this colour. Where no colour has one, the swatches only show.
   * @nullable
   */
  image?: string | null
  /**
   * The variant that the product opens with when this colour was chosen, one in stock if there is any.
   * @minimum 1
   * @nullable
   */
  variant_id?: number | null
  /** True where the list is filtered by `color` and this colour is among those asked for, or where the search found the product by this colour. The card shows the first such colour. Without it the card shows the product's own picture. */
  is_match?: boolean
}

/**
 * A size on the card of a product.
 */
export type CardSize = {
  /**
   * Unique within the product: `M`.
   * @maxLength 255
   */
  name: string
  /** True when it has stock in any colour. */
  in_stock: boolean
}

/**
 * The attribute that a choice belongs to.
 */
export type CartAttribute = {
  type: AttributeType
  /**
   * Heading: `Màu sắc`.
   * @maxLength 255
   */
  name: string
}

/**
 * One choice of a line.
 */
export type CartAttributeValue = {
  /**
   * `Ngà`, `M`.
   * @maxLength 5000
   */
  value: string
  attribute: CartAttribute
}

/**
 * A line as the browser keeps it. Camel case, unlike the rest of this document.
 */
export type CartItem = {
  /**
   * `id` of the product.
   * @minimum 1
   */
  productId: number
  /**
   * `id` of the variant. Null for an old line: then `color` and `size` say which.
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /**
   * Units wanted. The server does not cut it to the stock; it answers the stock.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
  /**
   * Whole VND. What the shopper last saw. Never used for an order.
   * @minimum 0
   */
  price?: number
  /**
   * What the shopper last saw; the server may ignore it.
   * @maxLength 10000000
   * @nullable
   */
  image?: string | null
  /**
   * What the shopper last saw; comes back for a product that is gone.
   * @maxLength 255
   */
  name?: string
  /**
   * What the shopper last saw; comes back for a product that is gone.
   * @maxLength 255
   */
  slug?: string
  /**
   * Name of the colour; null or absent without colours.
   * @maxLength 255
   * @nullable
   */
  color?: string | null
  /**
   * Null or absent without sizes.
   * @maxLength 255
   * @nullable
   */
  size?: string | null
}

/**
 * The variant of a line as it is now. Its attributes have another shape than those of `Variant`, because The specification has it so.
 */
export type CartVariant = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price before the sale; null when not reduced.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Units that can be ordered now. 0 marks the line as sold out.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Null: that of the product.
   * @nullable
   */
  image_url: string | null
  /** At most one entry per type. */
  attribute_values: CartAttributeValue[]
}

/**
 * The product of a line, enough for its link.
 */
export type CartProductRef = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/products/{slug}`.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover; null without any.
   * @nullable
   */
  image: string | null
}

/**
 * A line as the server knows it now. The shop takes over price, image, name and slug, and points out a changed price.
 */
export type CartProduct = {
  /**
   * As sent.
   * @minimum 1
   */
  productId: number
  /**
   * As sent, or found by colour and size. Null: not found.
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /**
   * As sent; the sum for lines of the same variant.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. The price now. For a line that is gone: as sent.
   * @minimum 0
   */
  price: number
  /**
   * Address of a picture. That of the variant, else the cover; null without any.
   * @nullable
   */
  image: string | null
  /**
   * As it is now.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`.
   * @maxLength 255
   */
  slug: string
  /**
   * Null without colours.
   * @maxLength 255
   * @nullable
   */
  color: string | null
  /**
   * Null without sizes.
   * @maxLength 255
   * @nullable
   */
  size: string | null
  /** Null when it is gone or hidden: the line stays in the cart, marked, and can not be ordered. */
  variant: CartVariant | null
  /** Null when the whole product is gone or hidden. */
  product: CartProductRef | null
}

/**
 * The cart as the server knows it.
 */
export type CartProductsData = {
  /** In the order sent, with lines of the same variant merged into the first. */
  cart_products: CartProduct[]
}

/**
 * Answer with the lines of a cart.
 */
export type CartProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: CartProductsData
}

/**
 * What became of one order.
 */
export type CashOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
}

/**
 * 1 at the top, 2 below.
 */
export type CategoryLevel = (typeof CategoryLevel)[keyof typeof CategoryLevel]

export const CategoryLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const

/**
 * A category as shoppers see it. The tree has two levels; hidden categories, and those below a hidden one, are not answered.
 */
export type Category = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * Null on level 1.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/category/{slug}`; unique. Lower-case letters, digits and hyphens.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. Null: a drawn placeholder.
   * @nullable
   */
  image: string | null
  /** 1 at the top, 2 below. */
  level: CategoryLevel
  /**
   * Order among its siblings, ascending.
   * @minimum 0
   */
  position: number
}

/**
 * The level-1 category above.
 */
export type CategoryParent = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/category/{slug}`.
   * @maxLength 255
   */
  slug: string
}

/**
 * The category a product or list belongs to, for breadcrumbs.
 */
export type CategoryLink = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/category/{slug}`.
   * @maxLength 255
   */
  slug: string
  /** Null on level 1. */
  parent: CategoryParent | null
}

/**
 * Answer with categories.
 */
export type CategoryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** By `position`, level 1 and 2 mixed. The shop makes the tree. */
  data: Category[]
}

/**
 * Where a category goes.
 */
export type CategoryPlace = {
  /**
   * Of the category that moves.
   * @minimum 1
   */
  id: number
  /**
   * Null: level 1. Else a category that stands on level 1 after the move.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * Among its new siblings, ascending; gaps do no harm.
   * @minimum 0
   */
  position: number
}

/**
 * New places of some or all categories. Those not named stay.
 */
export type CategoryOrder = {
  /**
   * Each id once. A tree of more than two levels is a 422 and changes nothing.
   * @minItems 1
   */
  places: CategoryPlace[]
}

/**
 * How to reach the shop: header, footer and `/contact`. Empty fields are not shown.
 */
export type ContactInfo = {
  /**
   * Becomes a `mailto:` link.
   * @maxLength 255
   */
  email: string
  /**
   * As it should be read; becomes a `tel:` link.
   * @maxLength 255
   */
  phone: string
  /**
   * One line.
   * @maxLength 1000
   */
  address: string
  /**
   * Free text: `8:00–21:00 mỗi ngày`.
   * @maxLength 5000
   */
  working_hours: string
  /**
   * Number or name of the Zalo account, as in `zalo.me/…`.
   * @maxLength 255
   */
  zalo?: string
  /**
   * Name of the page on Facebook, as in `m.me/…`.
   * @maxLength 255
   */
  messenger?: string
}

/**
 * A country to deliver to.
 */
export type Country = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown: `Việt Nam`.
   * @maxLength 255
   */
  name: string
  /**
   * ISO 3166-1 alpha-2: `VN`.
   * @maxLength 255
   */
  code: string
}

/**
 * Answer with countries.
 */
export type CountryListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** One entry today. */
  data: Country[]
}

/**
 * A figure and the one to compare it with.
 */
export type Kpi = {
  /** Of the range asked for. */
  current: number
  /** Of as many days right before it. */
  previous: number
}

/**
 * One day.
 */
export type RevenuePoint = {
  /** In the shop's time zone, UTC+7. */
  date: string
  /**
   * Whole VND. Totals of orders placed that day that are not cancelled.
   * @minimum 0
   */
  revenue: number
  /**
   * Orders placed that day, without cancelled ones: those of `revenue`.
   * @minimum 0
   */
  orders: number
}

/**
 * What one payment method brought.
 */
export type PaymentSplit = {
  payment_method: PaymentMethod
  /**
   * Without cancelled ones: those of `revenue`.
   * @minimum 0
   */
  orders: number
  /**
   * Whole VND. Without cancelled orders.
   * @minimum 0
   */
  revenue: number
}

/**
 * A product by what it sold.
 */
export type TopProduct = {
  /**
   * Of the product; it may be deleted by now.
   * @minimum 1
   */
  id: number
  /**
   * As it was ordered.
   * @maxLength 255
   */
  name: string
  /**
   * Address of a picture. The cover now; null without any.
   * @nullable
   */
  image: string | null
  /**
   * Units sold, without cancelled orders.
   * @minimum 0
   */
  quantity: number
  /**
   * Whole VND. Price × units, before shipping and discounts.
   * @minimum 0
   */
  revenue: number
}

/**
 * How much waits for the staff, as the lists count it that show it.
 */
export type DashboardWork = {
  /**
   * Orders to confirm.
   * @minimum 0
   */
  pending: number
  /**
   * Orders to pack.
   * @minimum 0
   */
  processing: number
  /**
   * Returns that wait for the shop.
   * @minimum 0
   */
  returns: number
  /**
   * Orders of which nobody knows whether they are paid.
   * @minimum 0
   */
  unclear: number
  /**
   * Products on sale of which a variant is running low.
   * @minimum 0
   */
  low_stock: number
}

/**
 * Cash that was collected and has not come yet, of all orders.
 */
export type OwedCash = {
  /**
   * How many orders.
   * @minimum 0
   */
  orders: number
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /**
   * The oldest delivery of them. Null without any.
   * @nullable
   */
  since: string | null
}

/**
 * Figures of a range of days, made by the server.
 */
export type Dashboard = {
  /** VND of orders that are not cancelled, whatever came back of them later. */
  revenue: Kpi
  /** All orders, cancelled ones too. */
  orders: Kpi
  /** VND per order that is not cancelled, rounded; 0 without orders. */
  average_value: Kpi
  /** Share of cancelled orders, 0 to 1. */
  cancellation_rate: Kpi
  /** Every day of the range, also those without orders. */
  revenue_by_day: RevenuePoint[]
  /** One for each status. */
  status_counts: StatusCount[]
  /** One for each method. */
  payment_split: PaymentSplit[]
  /** At most 5, most units first. */
  top_products: TopProduct[]
  /** The 8 newest. Does not depend on the range. */
  recent_orders: AdminOrderRow[]
  /** Does not depend on the range. Absent where the host does not count it. */
  work?: DashboardWork
  /** Does not depend on the range. Absent where the host has no `settleCash`. */
  owed_cash?: OwedCash
}

/**
 * Answer with figures.
 */
export type DashboardResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: Dashboard
}

/**
 * Who receives an order, and where.
 */
export type DeliveryRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written; the order is looked up by it from now on.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
   */
  phone: string
  /**
   * House number and street; ward, district and province follow from the ids.
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /**
   * From `GET /api/address/provinces`.
   * @minimum 1
   */
  province_id: number
  /**
   * Must belong to the province. Null in the two-level model only.
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /**
   * Must belong to the district, or to the province in the two-level model.
   * @minimum 1
   */
  ward_id: number
  /**
   * The phone of the order as it was: the right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   * @nullable
   */
  order_phone?: string | null
  /**
   * Whole VND. The total that the shopper has seen and agrees to. Null or absent where the shopper has seen none.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
}

/**
 * A district of the three-level model.
 */
export type District = {
  /**
   * Sent back in orders as `district_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Quận Ba Đình`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code: `001`.
   * @maxLength 255
   */
  code: string
}

/**
 * Answer with districts.
 */
export type DistrictListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order. Empty in the two-level model. */
  data: District[]
}

/**
 * Texts by field of the request, the most important first. Names of nested fields are joined by dots and indexes: `items.0.quantity`, `website.name`. The shop shows them at the field, or joined by commas.
 */
export type FieldErrors = { [key: string]: string[] }

/**
 * A right of the staff, by what it is about; where many look and few change, it is two. `x-permission` of an operation names the one that it takes.
 */
export type Permission = (typeof Permission)[keyof typeof Permission]

export const Permission = {
  'orders:read': 'orders:read',
  'orders:write': 'orders:write',
  'products:read': 'products:read',
  'products:write': 'products:write',
  customers: 'customers',
  content: 'content',
  vouchers: 'vouchers',
  settings: 'settings',
  figures: 'figures',
  activity: 'activity',
} as const

/**
 * Every answer beyond 2xx.
 */
export type ErrorBody = {
  /** Always false. */
  success: false
  /**
   * For programs: which refusal it is. The codes of an operation are the names of its error examples, such as `billChanged` beside `idempotencyMismatch` of the 409 of `createOrder`; a host may add others. A client that does not know a code goes by the status and the fields below, as it does for a host without codes. It is what `type` is in problem details (RFC 9457), as a word in place of an address.
   * @pattern ^[a-z][A-Za-z]{0,59}$
   */
  code?: string
  /**
   * For people, in the language of the call. The shop shows it, except where it has a text of its own for the status, such as "signed out" for a 401.
   * @maxLength 2000
   */
  message: string
  /** Comes with 422; a 400 may have it too. */
  errors?: FieldErrors
  /** Comes with the 409 of `createOrder` and `changeDelivery` whose total changed. */
  bill?: Bill
  /** Comes with the 409 of `createOrder` whose `replaces` names an order that is paid. It is that order. */
  order?: OrderReference
  /** Comes with the 403 of the back office to staff: the right that they lack. `message` then says who has it, and the shop shows that. */
  permission?: Permission
}

/**
 * A colour or a size to filter by.
 */
export type FacetValue = {
  /**
   * What `color` or `size` asks for, without commas.
   * @pattern ^[^,]+$
   */
  value: string
  /**
   * For people.
   * @maxLength 255
   */
  name: string
  /**
   * CSS colour of the swatch; null for a size.
   * @maxLength 255
   * @nullable
   */
  color_code: string | null
  /**
   * Products that it leaves.
   * @minimum 0
   */
  count: number
}

/**
 * The lowest and the highest price.
 */
export type PriceRange = {
  /**
   * Whole VND.
   * @minimum 0
   */
  min: number
  /**
   * Whole VND.
   * @minimum 0
   */
  max: number
}

/**
 * What the list can be filtered by; where a host sends none, the shop shows no filter. A count is the number of products with this value that pass all filters but those of its own facet; 0 for a value of the list that they exclude.
 */
export type Facets = {
  /** Families of colours, in the order of a colour chart. */
  colors: FacetValue[]
  /** Sizes in stock, the smallest first. */
  sizes: FacetValue[]
  /** What the products cost that all other filters leave; null where they leave none. */
  price: PriceRange | null
  /**
   * Products that `on_sale` leaves. Null where the host can't tell.
   * @minimum 0
   * @nullable
   */
  on_sale: number | null
  /**
   * Products that `in_stock` leaves. Null where the host can't tell.
   * @minimum 0
   * @nullable
   */
  in_stock: number | null
}

/**
 * An administrative address in words.
 */
export type FullAddress = {
  /**
   * Ward, district, province, country, joined by commas.
   * @maxLength 1000
   */
  full_address: string
  /**
   * The same without the country.
   * @maxLength 1000
   */
  short_address: string
}

/**
 * Answer with an address in words.
 */
export type FullAddressResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: FullAddress
}

/**
 * The kinds of home sections. The shop ignores a key it does not know.
 */
export type SectionKey = (typeof SectionKey)[keyof typeof SectionKey]

export const SectionKey = {
  office_lady: 'office_lady',
  banner_home: 'banner_home',
  categories: 'categories',
  features: 'features',
} as const

/**
 * A price tag on the picture of the section `office_lady`. Assumed.
 */
export type SectionTag = {
  /**
   * The product that hangs there.
   * @minimum 1
   */
  product_id: number
  /**
   * From the left edge, in per cent of the width.
   * @minimum 0
   * @maximum 100
   */
  x: number
  /**
   * From the upper edge, in per cent of the height.
   * @minimum 0
   * @maximum 100
   */
  y: number
}

/**
 * A tile of the section `categories`.
 */
export type SectionCategory = {
  /**
   * As shown below the picture.
   * @maxLength 255
   */
  name: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /** Address of a picture. Portrait, 4:5. */
  image: string
  /** Opens in a new tab. */
  link: string
}

/**
 * A promise of the section `features`.
 */
export type SectionFeature = {
  /**
   * `truck`, `return`, `shield`, `heart` or `phone`. Any other name shows a sparkle.
   * @maxLength 10000000
   */
  icon: string
  /**
   * A few words.
   * @maxLength 5000
   */
  text: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  text_en?: string
}

/**
 * What a section shows. `office_lady`: title, subtitle, description (each with its English), link, button_text, image, tags. `banner_home`: image, link; assumed: title and button_text (each with its English), below the picture. `categories`: title, categories. `features`: features. Fields of other keys are dropped when saved.
 */
export type SectionContent = {
  /**
   * Heading of the section.
   * @maxLength 255
   */
  title?: string
  /**
   * Small line above the heading.
   * @maxLength 5000
   */
  subtitle?: string
  /**
   * A paragraph of plain text.
   * @maxLength 5000
   */
  description?: string
  /**
   * Heading. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  title_en?: string
  /**
   * Small line. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  subtitle_en?: string
  /**
   * Paragraph. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  description_en?: string
  /**
   * Of the button. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  button_text_en?: string
  /** Where the button or the picture leads; http, https, mailto, tel or a path of the shop. */
  link?: string
  /**
   * Without it no button is shown.
   * @maxLength 255
   */
  button_text?: string
  /** Address of a picture. Empty: the section shows text only. */
  image?: string
  /** Price tags on the picture; name and price are asked for by id. Assumed: without them the picture has no tags. */
  tags?: SectionTag[]
  /** Tiles, in order. */
  categories?: SectionCategory[]
  /** Promises, in order; four fit in a row. */
  features?: SectionFeature[]
}

/**
 * A block of the home page.
 */
export type HomepageSection = {
  section_key: SectionKey
  /** False for a section that only staff see. */
  is_active: boolean
  content: SectionContent
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * Everything the home page shows.
 */
export type HomepageContent = {
  /** As `GET /api/banners/homepage` answers them. */
  banners: Banner[]
  /** As `GET /api/homepage-sections/list` answers them. */
  sections: HomepageSection[]
}

/**
 * Answer with banners and sections.
 */
export type HomepageContentResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: HomepageContent
}

/**
 * Answer with one section as saved.
 */
export type HomepageSectionResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: HomepageSection
}

/**
 * Answer with all sections.
 */
export type HomepageSectionsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In the order of the page, each key once. */
  data: HomepageSection[]
}

/**
 * The new order of all banners.
 */
export type IdOrder = {
  /**
   * Every id that exists, once. A missing, unknown or doubled one is a 422 and changes nothing.
   * @minItems 1
   * @items.minimum 1
   */
  ids: number[]
}

/**
 * One picture.
 */
export type ImageUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
}

/**
 * What became of a row.
 */
export type ImportResult = (typeof ImportResult)[keyof typeof ImportResult]

export const ImportResult = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  failed: 'failed',
} as const

/**
 * One row of a file. What is absent stays as it is. The product is that of `product_id`, else that of `variant_id`, else the one which all rows of this name without ids make together. The variant is that of `variant_id`, else that of colour and size, else a new one.
 */
export type ProductImportRow = {
  /**
   * Where it stands in the file. Each line once.
   * @minimum 1
   */
  line: number
  /**
   * A product that exists.
   * @minimum 1
   */
  product_id?: number
  /**
   * One of its variants.
   * @minimum 1
   */
  variant_id?: number
  /**
   * Of the product; a new one needs it.
   * @maxLength 255
   */
  name?: string
  /**
   * Name of the product in English.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of the product.
   * @maxLength 255
   */
  brand?: string
  /**
   * Name of the product's category.
   * @maxLength 255
   */
  category?: string
  status?: ProductStatus
  /** Whether the home page may show the product. */
  is_featured?: boolean
  /**
   * Of the variant.
   * @maxLength 255
   */
  color?: string
  /**
   * Of the variant.
   * @maxLength 255
   */
  size?: string
  /**
   * The shop's own code of the variant. One that another variant has is refused.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
  /**
   * In whole VND.
   * @minimum 0
   */
  price?: number
  /**
   * Before the sale, above the price. Null ends the sale.
   * @minimum 0
   * @nullable
   */
  original_price?: number | null
  /**
   * Pieces.
   * @minimum 0
   */
  stock?: number
  /** The version that the file was made from. A newer one is refused, if the row changes it. */
  updated_at?: string
  /**
   * The stock when the file was made. A row whose `stock` is still that changes none; another one is refused where pieces were sold or came meanwhile. Without it a row changes no stock of a variant that exists.
   * @minimum 0
   */
  stock_before?: number
}

/**
 * What became of one row.
 */
export type ImportOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  line: number
  result: ImportResult
  /**
   * The product. Null where there is none.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * For staff: why it failed. Else empty.
   * @maxLength 2000
   */
  message: string
  /** What the row changed, or would change. */
  changes: FieldChange[]
  row: ProductImportRow
}

/**
 * A page of rows.
 */
export type ImportOutcomeListData = {
  /** By line. */
  outcomes: ImportOutcome[]
  pagination: Pagination
}

/**
 * Answer with a page of rows.
 */
export type ImportOutcomeListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ImportOutcomeListData
}

/**
 * `done` also where rows failed.
 */
export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus]

export const ImportStatus = {
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
} as const

/**
 * Pieces of one line that were not kept.
 */
export type RefusedLine = {
  /**
   * `id` of the line of the order.
   * @minimum 1
   */
  item_id: number
  /**
   * Units.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}

/**
 * What the courier brings back of an order.
 */
export type KeepInPartRequest = {
  /**
   * Each line of the order at most once; together not all pieces of it.
   * @minItems 1
   * @maxItems 1000
   */
  back: RefusedLine[]
  /**
   * Whole VND. The new total that the staff have seen.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * What the sign-in form sends.
 */
export type LoginRequest = {
  /**
   * Compared without regard to case and outer blanks. Must look like `a@b.c`; anything else is a 422.
   * @minLength 1
   * @maxLength 255
   * @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$
   */
  email: string
  /**
   * As typed; blanks count.
   * @minLength 1
   * @maxLength 255
   */
  password: string
}

/**
 * Where it leads: a category, a page of the shop, or any address.
 */
export type MenuItemMenuType = (typeof MenuItemMenuType)[keyof typeof MenuItemMenuType]

export const MenuItemMenuType = {
  category: 'category',
  page: 'page',
  link: 'link',
} as const

/**
 * One entry of the main menu. The list is flat; `parent_id` makes the tree. Shown are active items of two levels.
 */
export type MenuItem = {
  /**
   * Unique within the menu; chosen by the back office for new items.
   * @minimum 1
   */
  id: number
  /**
   * `id` of the item above; null for the first level.
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Slug of the category or page; empty for a plain link.
   * @maxLength 255
   */
  slug: string
  /** Where it leads: a category, a page of the shop, or any address. */
  menu_type: MenuItemMenuType
  /** The address to go to. A path of the shop stays inside the app; other schemes than http, https, mailto and tel are dropped. */
  final_url: string
  /** Settings answer inactive items too, so that staff can edit them. The website info need not; the shop hides them, and those below them. */
  is_active: boolean
  /**
   * Order among items with the same parent, ascending.
   * @minimum 0
   */
  position: number
}

/**
 * Which order is moved into this one, and what the sender saw.
 */
export type MergeOrdersRequest = {
  /**
   * The order that goes.
   * @minimum 1
   */
  order_id: number
  /** `updated_at` of the order that goes, as it was read. An older one than the stored is a 409. */
  order_updated_at?: string
  /**
   * Whole VND. The total that the staff have seen.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` of this order, as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * A success without data. The shop also takes 204 or an empty body for it.
 */
export type MessageResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
}

/**
 * What became of one order.
 */
export type MoveOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
  /** Where the order stands now. Null where there is none. */
  status: OrderStatus | null
  /**
   * The version after the move, with which it can be taken back.
   * @nullable
   */
  updated_at: string | null
}

/**
 * What became of all.
 */
export type MoveOrdersData = {
  /** One for each order, as sent. */
  outcomes: MoveOutcome[]
}

/**
 * `confirm`: pending → processing, `ship`: processing → shipped, `deliver`: shipped → delivered, `undo`: one of these back.
 */
export type OrderMove = (typeof OrderMove)[keyof typeof OrderMove]

export const OrderMove = {
  confirm: 'confirm',
  ship: 'ship',
  deliver: 'deliver',
  undo: 'undo',
} as const

/**
 * One of the orders to move.
 */
export type MovedOrder = {
  /**
   * An unknown one is reported as not ok.
   * @minimum 1
   */
  id: number
  /** The version that was read. An order that changed since is refused, and the message says what changed. Without it `undo` is refused too. */
  updated_at?: string
  /** For `ship`. The shopper sees it. */
  shipment?: Shipment
}

/**
 * One move of several orders. Each is done or refused by itself.
 */
export type MoveOrdersRequest = {
  move: OrderMove
  /**
   * Each order once.
   * @minItems 1
   * @maxItems 100
   */
  orders: MovedOrder[]
}

/**
 * Answer of moves; 200 even when all were refused.
 */
export type MoveOrdersResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: MoveOrdersData
}

/**
 * A line of an order that is changed.
 */
export type OrderChangeItem = {
  /**
   * The `id` of the order's own line, which keeps its price. Null, absent or no longer the order's: a new line.
   * @minimum 1
   * @nullable
   */
  id?: number | null
  /**
   * Of a new line; must be shown in the shop.
   * @minimum 1
   * @nullable
   */
  product_id?: number | null
  /**
   * Of a new line; must belong to the product.
   * @minimum 1
   * @nullable
   */
  variant_id?: number | null
  /**
   * At most the stock and what the order has of it; lines of the same variant count together.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}

/**
 * An order as it is to be, complete. Lines that are not in it leave the order.
 */
export type OrderChangeRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[0-9+\- ()]+$
   */
  phone: string
  /**
   * House number and street; ward, district and province follow from the ids.
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /**
   * From `GET /api/address/provinces`.
   * @minimum 1
   */
  province_id: number
  /**
   * Must belong to the province. Null in the two-level model only.
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /**
   * Must belong to the district, or to the province in the two-level model.
   * @minimum 1
   */
  ward_id: number
  /**
   * For the courier; may be empty.
   * @maxLength 2000
   */
  note: string
  /**
   * What is ordered, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderChangeItem[]
  /**
   * Whole VND. The total that the staff have seen and said. Where the order would cost anything else it is not changed: a 409 with the new bill.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * What a visitor knows of an order.
 */
export type OrderClaimRequest = {
  /**
   * `code` of the order.
   * @minLength 1
   * @maxLength 255
   */
  code: string
  /**
   * `phone` of the order, in whole.
   * @minLength 1
   * @maxLength 255
   */
  phone: string
}

/**
 * How the order is paid.
 */
export type Payment = {
  /**
   * Sent back by `POST /api/payments/capture`.
   * @maxLength 255
   */
  payment_id: string
  /**
   * For `paypal`: where to send the browser, over https and to a host that the shop is configured for. PayPal leads back to `/checkout?success=true|false&token=…`. Null for `cod`.
   * @nullable
   */
  redirect_url: string | null
}

/**
 * A placed order.
 */
export type OrderCreatedData = {
  order: Order
  payment: Payment
  /** True where the order's `Idempotency-Key` had been answered before: nothing more was ordered, and the shop says so. `order` is as it is now, and `message` names its state where it was cancelled meanwhile. */
  repeated?: boolean
}

/**
 * Answer with a placed order.
 */
export type OrderCreatedResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderCreatedData
}

/**
 * One order.
 */
export type OrderData = {
  order: Order
}

/**
 * A page of the caller's orders.
 */
export type OrderListData = {
  /** Newest first. */
  orders: Order[]
  pagination: Pagination
}

/**
 * Answer with a page of orders.
 */
export type OrderListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderListData
}

/**
 * A note to add.
 */
export type OrderNoteRequest = {
  /**
   * Plain text, not only blanks.
   * @minLength 1
   * @maxLength 2000
   */
  text: string
}

/**
 * A line of an order, as its success page shows it.
 */
export type ReceiptItem = {
  /**
   * As it was ordered.
   * @maxLength 255
   */
  product_name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * As it was ordered; empty without colours.
   * @maxLength 255
   */
  color: string
  /**
   * As it was ordered; empty without sizes.
   * @maxLength 255
   */
  size: string
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. For one unit, as it was ordered.
   * @minimum 0
   */
  price: number
  /** Null without a picture. */
  variant: OrderItemVariant | null
}

/**
 * An order as its success page shows it, and nothing else of it: whoever has the address of the page sees it.
 */
export type OrderReceipt = {
  /**
   * What people say on the phone: `ML261122-0042`.
   * @maxLength 255
   */
  code: string
  /**
   * When it was placed. Null where it is not known; then the page says no day of delivery.
   * @nullable
   */
  created_at: string | null
  /**
   * Who receives it.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Complete: street, ward, district, province.
   * @maxLength 1000
   */
  address: string
  /**
   * Whole VND. Sum of price × quantity.
   * @minimum 0
   */
  subtotal: number
  /**
   * Whole VND. All that is taken off: discount and promotion or coupon.
   * @minimum 0
   */
  discount_amount: number
  /**
   * Whole VND. Added to the subtotal. When absent or null, it is not shown.
   * @minimum 0
   * @nullable
   */
  shipping_amount: number | null
  /**
   * Whole VND. What is paid.
   * @minimum 0
   */
  total_amount: number
  /** What was charged, line by line. Null where the host keeps no lines; then the amounts are shown. */
  bill: Bill | null
  /** In the order of the request. */
  items: ReceiptItem[]
  /** True where the confirmation goes to an e-mail address. The page says that one comes, never where to. */
  has_email: boolean
}

/**
 * Answer with one order.
 */
export type OrderResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderData
}

/**
 * What became of a payment.
 */
export type PaymentResult = {
  status: PaymentStatus
  order: OrderReceipt
}

/**
 * Answer with a payment.
 */
export type PaymentResultResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: PaymentResult
}

/**
 * A state of payments; `unclear` for those with a `PaymentDoubt`, `owed` for those whose `CollectedCash` has not all come: these are not `successful` here.
 */
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState]

export const PaymentState = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
  unclear: 'unclear',
  owed: 'owed',
} as const

/**
 * What PayPal's buttons need.
 */
export type PaypalOrderData = {
  /**
   * Id of the order at PayPal, not ours; never the `token` of the return.
   * @maxLength 255
   */
  order_id: string
}

/**
 * The order to pay by PayPal's own buttons.
 */
export type PaypalOrderRequest = {
  /**
   * `id` of an order with payment method `paypal`.
   * @minimum 1
   */
  order_id: number
}

/**
 * Answer with the order at PayPal. `order_id` is in `data`.
 */
export type PaypalOrderResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: PaypalOrderData
}

/**
 * A right, and whom to ask for what it takes.
 */
export type PermissionHolders = {
  permission: Permission
  /**
   * Full names of the staff who have it.
   * @items.maxLength 255
   */
  holders: string[]
}

/**
 * Answer with all rights.
 */
export type PermissionListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** Each right once. */
  data: PermissionHolders[]
}

/**
 * Answer with what is searched for most.
 */
export type PopularSearchesResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /**
   * Texts as shoppers type them, each of which finds products. The shop offers six.
   * @items.maxLength 255
   */
  data: string[]
}

/**
 * What a product can be chosen by. A product has at most one of each type, and none for a type it does not come in.
 */
export type ProductAttribute = {
  type: AttributeType
  /**
   * Heading above the choices: `Màu sắc`.
   * @maxLength 255
   */
  name: string
  /** In the order to show; the first available one is preselected. */
  values: AttributeValue[]
}

/**
 * What a variant is of its product: one entry per attribute.
 */
export type VariantAttribute = {
  attribute_type: AttributeType
  /**
   * Equals a `value` of the attribute of this type.
   * @maxLength 5000
   */
  value: string
}

/**
 * What is bought: one colour in one size.
 */
export type Variant = {
  /**
   * Sent back in carts and orders as `variant_id`.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price before the sale, above `price`; null when not reduced.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Units that can be ordered now. 0 is sold out.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Shown when this variant is chosen; null: the product's cover.
   * @nullable
   */
  image_url: string | null
  /** At most one entry per type. Empty for the only variant of a product without choices. */
  attributes: VariantAttribute[]
}

/**
 * A product with everything its page shows.
 */
export type Product = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The first of `images`; null without any.
   * @nullable
   */
  image: string | null
  /** Cover first, at most 9. Of any ratio; the shop shows them in boxes of 3:4. */
  images: string[]
  /** Of pictures about which something is known; the page of a product shows their texts. */
  image_notes?: ImageNote[]
  /**
   * Whole VND. The lowest price, equal to `min_price`.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price of the cheapest variant.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Price of the dearest variant.
   * @minimum 0
   */
  max_price: number
  /**
   * HTML. The shop sanitises it: headings, lists, tables, links and emphasis stay, other blocks become paragraphs, so that no line is lost. Null: "no description".
   * @maxLength 100000
   * @nullable
   */
  description: string | null
  /**
   * HTML, usually one table; sanitised as the description. Null: no size chart.
   * @maxLength 100000
   * @nullable
   */
  size_chart: string | null
  /** Null for a product outside of all categories. */
  category: CategoryLink | null
  /**
   * Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care?: string[]
  /** The values of the colour attribute, with their codes. */
  colors: ProductColor[]
  /** Colours before sizes. */
  attributes: ProductAttribute[]
  /** All of them, sold out ones too: the shop strikes those through. A pair of choices without a variant can not be bought. */
  variants: Variant[]
}

/**
 * A product, and whether the caller keeps it.
 */
export type ProductDetailData = {
  product: Product
  /** Always false without a token. */
  is_in_wishlist: boolean
}

/**
 * Answer with one product.
 */
export type ProductDetailResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductDetailData
}

/**
 * An import and how far it is. The numbers count rows.
 */
export type ProductImport = {
  /**
   * Of the import.
   * @minimum 1
   */
  id: number
  /**
   * As sent.
   * @maxLength 255
   */
  file_name: string
  /** Nothing was changed. */
  dry_run: boolean
  status: ImportStatus
  /**
   * Rows sent.
   * @minimum 0
   */
  total: number
  /**
   * Rows worked on so far.
   * @minimum 0
   */
  processed: number
  /**
   * Rows of new products.
   * @minimum 0
   */
  created: number
  /**
   * Rows that changed something.
   * @minimum 0
   */
  updated: number
  /**
   * Rows that said what was there already.
   * @minimum 0
   */
  unchanged: number
  /**
   * Rows of products that were left alone.
   * @minimum 0
   */
  failed: number
  /**
   * Who started it.
   * @maxLength 255
   */
  by: string
  /**
   * When it was started.
   * @nullable
   */
  created_at: string | null
  /**
   * Null while it is running.
   * @nullable
   */
  finished_at: string | null
}

/**
 * A page of imports.
 */
export type ProductImportListData = {
  /** The last first. */
  imports: ProductImport[]
  pagination: Pagination
}

/**
 * Answer with a page of imports.
 */
export type ProductImportListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductImportListData
}

/**
 * A file to import.
 */
export type ProductImportRequest = {
  /**
   * For whoever looks back.
   * @minLength 1
   * @maxLength 255
   */
  file_name: string
  /** True: only says what would change. */
  dry_run: boolean
  /**
   * In the order of the file.
   * @minItems 1
   * @maxItems 5000
   */
  rows: ProductImportRow[]
}

/**
 * Answer with an import.
 */
export type ProductImportResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductImport
}

/**
 * A product as cards in lists show it.
 */
export type ProductSummary = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover, which is the first of `images`; null without any.
   * @nullable
   */
  image: string | null
  /** Cover first. A card shows the second on hover. */
  images: string[]
  /**
   * Whole VND. The lowest price, equal to `min_price`.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price of the cheapest variant, sold out or not.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Price of the dearest variant. Above `min_price` the card shows both.
   * @minimum 0
   */
  max_price: number
  /**
   * Whole VND. What the cheapest variant cost before its sale; null when it is not reduced. The card strikes it through where it lies above `max_price`.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /** In the order of the swatches; empty for a product without colours. */
  colors: CardColor[]
  /** True when any variant has stock. When absent, the shop takes the product for available. */
  in_stock: boolean
  /** In the order of the product. With measures that the device keeps, a card says that the shopper's size is sold out; without it the card says nothing. */
  sizes?: CardSize[]
  /**
   * Comes with a search, for people: what answers it besides the name, in the order asked, as `Đỏ sơn`, `Size M`. Without it the shop gives no reason.
   * @items.maxLength 255
   */
  matched?: string[]
}

/**
 * A page of products.
 */
export type ProductListData = {
  /** In the order asked for. Empty when nothing matches, and beyond the last page. */
  products: ProductSummary[]
  pagination: Pagination
  /** The category asked by path or `category`; null for a list of all products. */
  category: CategoryLink | null
  /** True when nothing is all that `q` asks for, and these are most of it. The shop says so. Comes with a search. */
  is_nearest?: boolean
  facets?: Facets
}

/**
 * Answer with a page of products.
 */
export type ProductListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductListData
}

/**
 * Order of a product list. `default`: featured first, then the newest. The others go by `min_price`.
 */
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort]

export const ProductSort = {
  default: 'default',
  'high-to-low': 'high-to-low',
  'low-to-high': 'low-to-high',
} as const

/**
 * A product and what of it can be bought.
 */
export type ProductWithVariant = {
  product: ProductSummary
  /** Its first variant with stock; null when all are sold out. */
  variant: Variant | null
}

/**
 * The products that were found.
 */
export type ProductsByIdsData = {
  /** In the order of the ids. Unknown and hidden products are left out, not an error. */
  products: ProductWithVariant[]
}

/**
 * The products to look up, such as those viewed recently.
 */
export type ProductsByIdsRequest = {
  /**
   * In the order to answer. An empty list is answered with an empty list.
   * @maxItems 50
   * @items.minimum 1
   */
  product_ids: number[]
}

/**
 * Answer with products by id.
 */
export type ProductsByIdsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductsByIdsData
}

/**
 * A province or a city of that rank.
 */
export type Province = {
  /**
   * Sent back in orders as `province_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Thành phố Hà Nội`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code with its leading zero: `01`.
   * @maxLength 255
   */
  code: string
  /** False in the two-level model of July 2025: wards hang on the province, and the shop shows no district. When absent: true. */
  has_districts: boolean
}

/**
 * Answer with provinces.
 */
export type ProvinceListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order; the shop sorts by name with Vietnamese collation. */
  data: Province[]
}

/**
 * An amount as PayPal charges it.
 */
export type UsdAmount = {
  /**
   * US dollars, with cents: 19.81.
   * @minimum 0
   */
  amount: number
  /**
   * VND for one US dollar.
   * @exclusiveMinimum 0
   */
  rate: number
}

/**
 * A bill before ordering.
 */
export type QuoteData = {
  bill: Bill
  /**
   * ISO 8601. The shop asks again after it; null where nothing is promised.
   * @nullable
   */
  valid_until: string | null
  /** What PayPal would charge for this bill, said beside the choice of PayPal. Null where the host does not say it; the shop then says only that PayPal charges in USD. */
  usd: UsdAmount | null
}

/**
 * What is known of an order by now.
 */
export type QuoteRequest = {
  /**
   * What would be ordered, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderRequestItem[]
  /**
   * Null, empty or absent when there is none. A wrong one is refused with a 422 at `coupon_code`.
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  /**
   * Null or absent while it is not known; so are district and ward.
   * @minimum 1
   * @nullable
   */
  province_id?: number | null
  /**
   * Of the place to deliver to.
   * @minimum 1
   * @nullable
   */
  district_id?: number | null
  /**
   * Of the place to deliver to.
   * @minimum 1
   * @nullable
   */
  ward_id?: number | null
  /** Null or absent while it is not chosen. */
  payment_method?: PaymentMethod | null
  replaces?: ReplacedOrder | null
}

/**
 * Answer with a bill.
 */
export type QuoteResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: QuoteData
}

/**
 * What the registration form sends. Its country code, newsletter and privacy boxes stay in the browser.
 */
export type RegisterRequest = {
  /**
   * Tên, the given name. Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  first_name: string
  /**
   * Họ, the family name. Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  last_name: string
  /**
   * At least 9 digits, with `+`, `-`, blanks and parentheses between them.
   * @minLength 9
   * @maxLength 20
   * @pattern ^[+\- ()]*([0-9][+\- ()]*){9,}$
   */
  phone: string
  /**
   * Nobody has registered it; a taken one is a 422 at `email`. Its pattern is not checked.
   * @minLength 1
   * @maxLength 255
   */
  email: string
  /**
   * At least 8 characters. No other rule is enforced.
   * @minLength 8
   * @maxLength 255
   */
  password: string
  /**
   * Must equal `password`, else a 422 at this field.
   * @minLength 8
   * @maxLength 255
   */
  password_confirmation: string
}

/**
 * What goes with a product.
 */
export type RelatedProductsData = {
  /** At most 8, best match first: the same category, then its siblings. Never the product itself. */
  related_products: ProductSummary[]
}

/**
 * Answer with related products.
 */
export type RelatedProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: RelatedProductsData
}

/**
 * What is waited for, and who waits. At least one of `email` and `phone` is there.
 */
export type RestockNoticeRequest = {
  /**
   * A variant of the product.
   * @minimum 1
   */
  variant_id: number
  /**
   * Where the message goes. A host compares it without case.
   * @maxLength 255
   * @nullable
   */
  email?: string | null
  /**
   * Where the message goes, however it is written; `+84 912…` and `0912…` are one number.
   * @maxLength 20
   * @nullable
   */
  phone?: string | null
}

/**
 * What the shopper gets for a line, as many units as came back of it.
 */
export type ReturnExchangeLine = {
  /**
   * `id` of the line of the order.
   * @minimum 1
   */
  item_id: number
  /**
   * What the shopper gets instead.
   * @minimum 1
   */
  variant_id: number
}

/**
 * Where it moves to.
 */
export type ReturnMoveRequestState =
  (typeof ReturnMoveRequestState)[keyof typeof ReturnMoveRequestState]

export const ReturnMoveRequestState = {
  approved: 'approved',
  declined: 'declined',
  received: 'received',
  refunded: 'refunded',
  exchanged: 'exchanged',
  back: 'back',
} as const

/**
 * Money that has gone back.
 */
export type ReturnRefundRequest = {
  method: RefundMethod
  /**
   * Whole VND.
   * @minimum 0
   * @maximum 1000000000000
   */
  amount: number
  /**
   * By which it is found, such as the number of the transfer; may be empty or absent.
   * @maxLength 255
   */
  reference?: string
}

/**
 * The next state of a return, and what belongs to it.
 */
export type ReturnMoveRequest = {
  /** Where it moves to. */
  state: ReturnMoveRequestState
  /**
   * What the shop says to the shopper. Needed with `declined`; empty or absent keeps the last one.
   * @maxLength 2000
   */
  answer?: string
  /**
   * With `received`. Each line of the return at most once, at least one unit. With `back`: every unit of every line; what is lost counts as damaged.
   * @maxItems 1000
   */
  received?: ReceivedLine[]
  /** With `refunded`, and with `exchanged` where something is left over. */
  refund?: ReturnRefundRequest | null
  /**
   * With `exchanged`. Lines of which something came back, at least one; the others are refunded.
   * @maxItems 1000
   */
  exchange?: ReturnExchangeLine[]
  /**
   * Whole VND. With `exchanged`, the total of the new order that the staff have seen.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  /** `updated_at` of the order as it was read. An older one than the stored is a 409. Without it the return is always moved. */
  updated_at?: string
}

/**
 * One picture of what goes back.
 */
export type ReturnPhotoUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
  /**
   * The phone of the order. The right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   */
  order_phone?: string
}

/**
 * What goes back, and why.
 */
export type ReturnRequest = {
  /**
   * Each line of the order at most once.
   * @minItems 1
   * @maxItems 1000
   */
  items: ReturnLine[]
  /**
   * In the shopper's words; may be empty or absent.
   * @maxLength 2000
   */
  note?: string
  /**
   * What is wrong with it: addresses that `uploadReturnPhoto` answered for this order, and no others, since staff open them. May be empty or absent.
   * @maxItems 5
   */
  photos?: string[]
  /**
   * The phone of the order. The right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   * @nullable
   */
  order_phone?: string | null
}

/**
 * `saved`: it is as sent, also where it was already. `conflict`: somebody else has changed it. `refused`: a rule, or the variant is gone.
 */
export type VariantOutcomeResult = (typeof VariantOutcomeResult)[keyof typeof VariantOutcomeResult]

export const VariantOutcomeResult = {
  saved: 'saved',
  conflict: 'conflict',
  refused: 'refused',
} as const

/**
 * What became of one number.
 */
export type VariantOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  variant_id: number
  field: VariantField
  /** `saved`: it is as sent, also where it was already. `conflict`: somebody else has changed it. `refused`: a rule, or the variant is gone. */
  result: VariantOutcomeResult
  /**
   * What it is now. Null for no original price, or a variant that is gone.
   * @nullable
   */
  value: number | null
  /**
   * For staff: why not.
   * @maxLength 2000
   */
  message: string
}

/**
 * What became of all.
 */
export type SaveVariantsData = {
  /** One for each change, in the order sent. */
  outcomes: VariantOutcome[]
}

/**
 * Numbers of variants, each done or refused by itself.
 */
export type SaveVariantsRequest = {
  /**
   * A number of a variant occurs once, else a 422 for all.
   * @minItems 1
   * @maxItems 1000
   */
  changes: VariantChange[]
}

/**
 * Answer of a save of variants.
 */
export type SaveVariantsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SaveVariantsData
}

/**
 * An address to deliver to. It is kept as one text, not as ids.
 */
export type SavedAddress = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Who receives.
   * @maxLength 255
   */
  name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Complete, in one line.
   * @maxLength 1000
   */
  address: string
  /** True for exactly one address of a person who has any. */
  default: boolean
}

/**
 * One saved address.
 */
export type SavedAddressData = {
  address: SavedAddress
}

/**
 * All addresses of the caller.
 */
export type SavedAddressListData = {
  /** The default first. */
  addresses: SavedAddress[]
}

/**
 * Answer with saved addresses.
 */
export type SavedAddressListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SavedAddressListData
}

/**
 * An address to save.
 */
export type SavedAddressRequest = {
  /**
   * Who receives. Not only blanks.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
   */
  phone: string
  /**
   * Complete, in one line. Not only blanks.
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  address: string
  /** True takes it from the former default. False is ignored for the only address. */
  default: boolean
}

/**
 * Answer with the address as saved.
 */
export type SavedAddressResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data?: SavedAddressData
}

/**
 * One picture for a home section.
 */
export type SectionImageUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
  /** The section it is for. */
  section_key: SectionKey
}

/**
 * The new order of all sections.
 */
export type SectionOrder = unknown & {
  /**
   * Every key that exists, once. A missing or doubled one is a 422 and changes nothing.
   * @minItems 1
   */
  order?: SectionKey[]
  /**
   * The name of `order` in earlier versions. The shop sends `order`.
   * @deprecated
   * @minItems 1
   */
  keys?: SectionKey[]
}

/**
 * A section to publish.
 */
export type SectionRequest = {
  /** Whether the home page shows it. Without it that stays as it is. The shop sends it. */
  is_active?: boolean
  content: SectionContent
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * The whole home page.
 */
export type SectionsRequest = {
  /**
   * Every section that exists, once, in the new order. An outdated `updated_at` of one of them refuses all.
   * @minItems 1
   */
  sections: HomepageSection[]
}

/**
 * Head of the home page, and of pages without texts of their own.
 */
export type SeoInfo = {
  /**
   * At most about 60 characters are shown by search engines.
   * @maxLength 255
   */
  title: string
  /**
   * At most about 160 characters are shown by search engines.
   * @maxLength 5000
   */
  description: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  keywords: string
}

/**
 * Whether a parcel may be opened and looked at, without trying on, before it is paid. `part`: and only a part of it may be kept. `unsaid` and absent: nothing is promised.
 */
export type WebsiteInfoParcelLook =
  (typeof WebsiteInfoParcelLook)[keyof typeof WebsiteInfoParcelLook]

export const WebsiteInfoParcelLook = {
  unsaid: 'unsaid',
  look: 'look',
  part: 'part',
  closed: 'closed',
} as const

/**
 * Name and face of the shop.
 */
export type WebsiteInfo = {
  /**
   * In the header, the page titles and the footer.
   * @maxLength 255
   */
  name: string
  /**
   * One or two sentences for the footer and for search engines.
   * @maxLength 5000
   */
  description: string
  /** Address of the logo; SVG or a picture at least 320 px wide. Empty: the name is written instead. */
  logo: string
  /** Address of the icon of the browser tab. */
  favicon: string
  /** Canonical origin of the shop, such as `https://moclan.vn`; used for canonical links. */
  url: string
  /**
   * Who sells, as registered. In the footer and the terms, with the next three; empty ones are not shown.
   * @maxLength 255
   */
  company?: string
  /**
   * Of the company.
   * @maxLength 255
   */
  tax_code?: string
  /**
   * Number, day and office of the business registration.
   * @maxLength 255
   */
  registration?: string
  /** The shop's page at the Ministry of Industry and Trade; its mark links there. */
  ministry_url?: string
  /** Whether a parcel may be opened and looked at, without trying on, before it is paid. `part`: and only a part of it may be kept. `unsaid` and absent: nothing is promised. */
  parcel_look?: WebsiteInfoParcelLook
}

/**
 * Pages of the shop elsewhere. An empty one is not shown; only http and https are followed.
 */
export type SocialLinks = {
  /** Full address. */
  facebook: string
  /** Full address. */
  instagram: string
  /** Full address. */
  twitter: string
  /** Full address of the channel. */
  youtube: string
}

/**
 * What staff edit of the site info.
 */
export type Site = {
  website: WebsiteInfo
  contact: ContactInfo
  social: SocialLinks
  seo: SeoInfo
  /** Flat; every parent is in the list, and no item is its own ancestor. */
  menu: MenuItem[]
}

/**
 * Website info as edited.
 */
export type SettingsData = {
  site: Site
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}

/**
 * All of website info: what is missing is lost.
 */
export type SettingsRequest = {
  /** `website.name` must not be blank; links must be safe; the menu must be a tree. */
  site: Site
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * Answer with website info as saved.
 */
export type SettingsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SettingsData
}

/**
 * What became of all.
 */
export type SettleCashData = {
  /** One for each order, as sent. */
  outcomes: CashOutcome[]
}

/**
 * What a statement says of one order.
 */
export type SettledCash = {
  /**
   * Of the order.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND that were handed over for it.
   * @minimum 1
   * @maximum 1000000000
   */
  amount: number
}

/**
 * A statement of a carrier, as far as it is of orders of the shop.
 */
export type SettleCashRequest = {
  /**
   * Its number, by which the money is found on the shop's account.
   * @minLength 1
   * @maxLength 60
   * @pattern \S
   */
  statement: string
  /**
   * Each order once.
   * @minItems 1
   * @maxItems 1000
   */
  orders: SettledCash[]
}

/**
 * Answer of a settlement; 200 even when all were refused.
 */
export type SettleCashResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SettleCashData
}

/**
 * A capture, a mark, the end of one, or money that went back.
 */
export type SettlePaymentRequestAction =
  (typeof SettlePaymentRequestAction)[keyof typeof SettlePaymentRequestAction]

export const SettlePaymentRequestAction = {
  capture: 'capture',
  paid: 'paid',
  unpaid: 'unpaid',
  reopen: 'reopen',
  refund: 'refund',
} as const

/**
 * What becomes of a payment that is unclear, or of the money of a cancelled order.
 */
export type SettlePaymentRequest = {
  /** A capture, a mark, the end of one, or money that went back. */
  action: SettlePaymentRequestAction
  /**
   * How it was found out. `paid` and `unpaid` need one.
   * @maxLength 1000
   */
  reason?: string
  refund?: ReturnRefundRequest
  /** The version that was looked at. Older than the order's is a 409, except for the mark that stands and the refund that was noted last. */
  updated_at?: string
}

/**
 * Everything that is the same on every page, and what the host can do. Asked once per visit; the shop works without it.
 */
export type SiteInfo = {
  website: WebsiteInfo
  contact: ContactInfo
  social: SocialLinks
  seo: SeoInfo
  /** Flat; every parent is in the list, and no item is its own ancestor. */
  menu: MenuItem[]
  capabilities?: Capabilities
}

/**
 * Answer with website info.
 */
export type SiteResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SiteInfo
}

/**
 * The whole cart of the browser. The server keeps no cart.
 */
export type SyncCartRequest = {
  /**
   * In the order of the cart.
   * @maxItems 10000
   */
  items: CartItem[]
  replaces?: ReplacedOrder | null
}

/**
 * A move of an order.
 */
export type TransitionRequest = {
  /** One of `allowed_transitions`. */
  status: OrderStatus
  /**
   * For the timeline, which the shopper sees. Required to cancel.
   * @maxLength 1000
   */
  reason?: string
  /** For `shipped`. The shopper sees it. */
  shipment?: Shipment
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}

/**
 * An uploaded picture.
 */
export type UploadedFile = {
  /** Where it is served from now on; the shop sends it back as it is. Absolute, a path of the API host, or a data URL. */
  url: string
}

/**
 * Answer with an uploaded picture.
 */
export type UploadResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: UploadedFile
}

/**
 * Answer with the signed-in person. The shop also reads one nested under `user`.
 */
export type UserResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: User
}

/**
 * A code as shoppers see it.
 */
export type Voucher = {
  /**
   * What is typed at checkout.
   * @maxLength 255
   */
  code: string
  /**
   * Of the goods that it is for. Null where `amount` says what it takes off.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent: number | null
  /**
   * Whole VND, at most the goods that it is for. Null where `percent` says what it takes off.
   * @minimum 1
   * @nullable
   */
  amount: number | null
  /**
   * Whole VND that the goods that it is for have to come to. Null without one.
   * @minimum 1
   * @nullable
   */
  minimum: number | null
  /**
   * First day, in UTC+7. Null: at once.
   * @nullable
   */
  starts_on: string | null
  /**
   * Last day, included, in UTC+7. Null: until it is stopped.
   * @nullable
   */
  ends_on: string | null
  /** True where it is for all goods, and both lists are empty. Otherwise it is for what they name, and for nothing once all of that is gone. */
  is_for_all: boolean
  /** Products that it is for, besides those of `categories`. */
  products: VoucherGoods[]
  /** Categories that it is for, with those below them. */
  categories: VoucherGoods[]
}

/**
 * Answer with vouchers.
 */
export type VoucherListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The one that ends first at the head. */
  data: Voucher[]
}

/**
 * A ward or commune.
 */
export type Ward = {
  /**
   * Sent back in orders as `ward_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Phường Trúc Bạch`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code: `00004`.
   * @maxLength 255
   */
  code: string
}

/**
 * Answer with wards.
 */
export type WardListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order. */
  data: Ward[]
}

/**
 * What the caller keeps.
 */
export type WishlistData = {
  /** Last added first, all of them. Hidden products are left out and come back when they are shown again. */
  products: ProductSummary[]
}

/**
 * Answer with the wishlist.
 */
export type WishlistResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: WishlistData
}

/**
 * Whether a product is kept.
 */
export type WishlistState = {
  /** After the call. */
  is_in_wishlist: boolean
}

/**
 * Answer of a change of the wishlist.
 */
export type WishlistStateResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data?: WishlistState
}

/**
 * No token, or one that is unknown or over. The shop forgets it and asks to sign in.
 */
export type UnauthenticatedResponse = ErrorBody

/**
 * Signed in, but not as staff, or without the right that the operation takes.
 */
export type ForbiddenResponse = ErrorBody

/**
 * Somebody changed it since `updated_at`. Nothing was saved; the shop shows both versions.
 */
export type ConflictResponse = ErrorBody

/**
 * The `Idempotency-Key` belongs to a request with another content, or what it made is gone. Nothing was made.
 */
export type IdempotencyMismatchResponse = ErrorBody

/**
 * A parameter breaks a rule; `errors` names it.
 */
export type InvalidRequestResponse = ErrorBody

/**
 * Too many calls from this caller. The shop says when to try again, repeats reads by itself after `Retry-After`, and writes by a press only.
 */
export type TooManyRequestsResponse = ErrorBody

/**
 * The server failed.
 */
export type ServerErrorResponse = ErrorBody

/**
 * The server is busy or being maintained. Treated as 429.
 */
export type UnavailableResponse = ErrorBody

/**
 * The server failed; the home page offers a retry.
 */
export type HomeFailedResponse = ErrorBody

/**
 * The request can not be read. We ask for 422; the shop takes 400 for the same.
 */
export type BadRequestResponse = ErrorBody

/**
 * The server failed; the list offers a retry.
 */
export type ProductsFailedResponse = ErrorBody

/**
 * No such category, or a hidden one where shoppers ask.
 */
export type CategoryNotFoundResponse = ErrorBody

/**
 * No such product, or a hidden one where shoppers ask.
 */
export type ProductNotFoundResponse = ErrorBody

/**
 * No such district or province.
 */
export type WardsNotFoundResponse = ErrorBody

/**
 * The server failed; said at the selector, with a retry.
 */
export type WardsFailedResponse = ErrorBody

/**
 * No such address, or not the caller's.
 */
export type AddressNotFoundResponse = ErrorBody

/**
 * The payment is unknown, or was not approved within 3 hours.
 */
export type PaymentTokenExpiredResponse = ErrorBody

/**
 * No such order, or not the caller's.
 */
export type OrderNotFoundResponse = ErrorBody

/**
 * The file is larger than 5 MB.
 */
export type TooLargeResponse = ErrorBody

/**
 * The bytes are no JPEG, PNG or WebP.
 */
export type WrongFileTypeResponse = ErrorBody

/**
 * No file came, or another field breaks a rule.
 */
export type InvalidImageResponse = ErrorBody

/**
 * One text per wrong field.
 */
export type InvalidAddressResponse = ErrorBody

/**
 * No such banner.
 */
export type BannerNotFoundResponse = ErrorBody

/**
 * `ids`, or the value that the action needs, breaks a rule. Nothing was changed.
 */
export type InvalidIdsResponse = ErrorBody

/**
 * One text per wrong field.
 */
export type InvalidVoucherResponse = ErrorBody

/**
 * No such voucher.
 */
export type VoucherNotFoundResponse = ErrorBody

/**
 * One text per wrong field: `name`, `images`, `variants.0.price` …; shown at the field and joined by commas in a toast.
 */
export type InvalidProductResponse = ErrorBody

/**
 * The server failed. What was typed stays in the form.
 */
export type ProductSaveFailedResponse = ErrorBody

/**
 * No such import.
 */
export type ImportNotFoundResponse = ErrorBody

/**
 * One text per wrong field: `name`, `slug`, `parent_id`, `image`.
 */
export type InvalidCategoryResponse = ErrorBody

/**
 * No such customer.
 */
export type CustomerNotFoundResponse = ErrorBody

/**
 * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
 */
export type IdempotencyKeyParameter = string

/**
 * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
 */
export type QParameter = string

/**
 * 1-based. Beyond the last page the list is empty.
 */
export type PageParameter = number

/**
 * Entries per page. The shop asks for 12.
 */
export type PerPageParameter = number

export type SortParameter = ProductSort

/**
 * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
 */
export type CategoryParameter = string

/**
 * Values of `facets.colors`, separated by commas: products with a variant in one of them. All filters of a list hold for the same variant. An unknown value finds nothing.
 */
export type ColorParameter = string

/**
 * Values of `facets.sizes`, separated by commas: products with a variant in stock in one of them.
 */
export type SizeParameter = string

/**
 * Whole VND: products with a variant that costs at least this.
 */
export type PriceMinParameter = number

/**
 * Whole VND: products with a variant that costs at most this. Less than `price_min` finds nothing.
 */
export type PriceMaxParameter = number

/**
 * With `true` only products with a variant that is cheaper than before.
 */
export type OnSaleParameter = boolean

/**
 * With `true` only products with a variant in stock.
 */
export type InStockParameter = boolean

export type RowsPerPageParameter = (typeof RowsPerPageParameter)[keyof typeof RowsPerPageParameter]

export const RowsPerPageParameter = {
  NUMBER_20: 20,
  NUMBER_50: 50,
  NUMBER_100: 100,
} as const

export type EnglishParameter = (typeof EnglishParameter)[keyof typeof EnglishParameter]

export const EnglishParameter = {
  missing: 'missing',
} as const

export type RegisterHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type ProductListParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
  /**
   * Order of a product list. `default`: featured first, then the newest. The others go by `min_price`.
   */
  sort?: SortParameter
  /**
   * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
   * @maxLength 255
   */
  category?: CategoryParameter
  /**
   * Values of `facets.colors`, separated by commas: products with a variant in one of them. All filters of a list hold for the same variant. An unknown value finds nothing.
   * @maxLength 255
   */
  color?: ColorParameter
  /**
   * Values of `facets.sizes`, separated by commas: products with a variant in stock in one of them.
   * @maxLength 255
   */
  size?: SizeParameter
  /**
   * Whole VND: products with a variant that costs at least this.
   * @minimum 0
   */
  price_min?: PriceMinParameter
  /**
   * Whole VND: products with a variant that costs at most this. Less than `price_min` finds nothing.
   * @minimum 0
   */
  price_max?: PriceMaxParameter
  /**
   * With `true` only products with a variant that is cheaper than before.
   */
  on_sale?: OnSaleParameter
  /**
   * With `true` only products with a variant in stock.
   */
  in_stock?: InStockParameter
}

export type ProductsByCategoryParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
  /**
   * Order of a product list. `default`: featured first, then the newest. The others go by `min_price`.
   */
  sort?: SortParameter
  /**
   * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
   * @maxLength 255
   */
  category?: CategoryParameter
  /**
   * Values of `facets.colors`, separated by commas: products with a variant in one of them. All filters of a list hold for the same variant. An unknown value finds nothing.
   * @maxLength 255
   */
  color?: ColorParameter
  /**
   * Values of `facets.sizes`, separated by commas: products with a variant in stock in one of them.
   * @maxLength 255
   */
  size?: SizeParameter
  /**
   * Whole VND: products with a variant that costs at least this.
   * @minimum 0
   */
  price_min?: PriceMinParameter
  /**
   * Whole VND: products with a variant that costs at most this. Less than `price_min` finds nothing.
   * @minimum 0
   */
  price_max?: PriceMaxParameter
  /**
   * With `true` only products with a variant that is cheaper than before.
   */
  on_sale?: OnSaleParameter
  /**
   * With `true` only products with a variant in stock.
   */
  in_stock?: InStockParameter
}

export type CategoryListParams = {
  /**
   * Only those right below the category of this slug. An unknown or hidden one is a 404.
   * @maxLength 255
   */
  parent?: string
  /**
   * Only those of this level.
   */
  level?: CategoryListLevel
}

export type CategoryListLevel = (typeof CategoryListLevel)[keyof typeof CategoryListLevel]

export const CategoryListLevel = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const

export type SearchAddressParams = {
  /**
   * An address or a part of one: `12 Lê Lợi, Bến Nghé, Q1`. Blind to case and diacritics.
   * @minLength 1
   * @maxLength 1000
   */
  q: string
}

export type FullAddressParams = {
  /**
   * From the cascade.
   * @minimum 1
   */
  ward_id: number
}

export type CreateOrderHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type PaypalStatusParams = {
  /**
   * As PayPal added it to the return address (`returnFromPaypal`).
   * @minLength 1
   * @maxLength 255
   */
  token: string
}

export type OrdersParams = {
  /**
   * `processing`: pending, processing, shipped. `completed`: delivered, cancelled. Absent: all.
   */
  tab?: OrdersTab
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
}

export type OrdersTab = (typeof OrdersTab)[keyof typeof OrdersTab]

export const OrdersTab = {
  processing: 'processing',
  completed: 'completed',
} as const

export type LookUpOrderParams = {
  /**
   * `code` of the order. Any text; what can be no code is a miss.
   * @maxLength 8192
   */
  code: string
  /**
   * `phone` of the order, in whole. Any text; what can be no phone is a miss.
   * @maxLength 8192
   */
  phone: string
}

export type RequestReturnHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type CreateUserAddressHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AdminBannersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
}

export type CreateBannerHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AdminVouchersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * Only vouchers in this state.
   */
  state?: VoucherState
  /**
   * Only this one, as it is now.
   * @minimum 1
   */
  id?: number
}

export type CreateVoucherHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type DeleteVoucherParams = {
  /**
   * `updated_at` as it was read. An older one than the stored is a 409.
   */
  updated_at?: string
}

export type AdminProductsParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * A minus is from high to low. Default: `-updated`. Names go by Vietnamese collation, prices by the lowest.
   */
  sort?: AdminProductsSort
  /**
   * This category and those below it.
   * @minimum 1
   */
  category_id?: number
  /**
   * Only products of this status.
   */
  status?: ProductStatus
  /**
   * Only featured ones, or only the others.
   */
  featured?: boolean
  /**
   * `in`: any stock. `low`: some variant has 1 to 5 units left. `out`: none.
   */
  stock?: AdminProductsStock
  /**
   * With `missing`, only products whose name or description has no English one. Hosts without English texts ignore it.
   */
  english?: EnglishParameter
  /**
   * Exactly this brand.
   * @maxLength 255
   */
  brand?: string
}

export type AdminProductsSort = (typeof AdminProductsSort)[keyof typeof AdminProductsSort]

export const AdminProductsSort = {
  updated: 'updated',
  name: 'name',
  price: 'price',
  stock: 'stock',
  '-updated': '-updated',
  '-name': '-name',
  '-price': '-price',
  '-stock': '-stock',
} as const

export type AdminProductsStock = (typeof AdminProductsStock)[keyof typeof AdminProductsStock]

export const AdminProductsStock = {
  in: 'in',
  low: 'low',
  out: 'out',
} as const

export type CreateProductHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type BulkUpdateProductsHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type DuplicateProductHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AdminVariantsParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of a page.
   */
  per_page?: AdminVariantsPerPage
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * Of products in this category and those below it.
   * @minimum 1
   */
  category_id?: number
  /**
   * Of products of this status.
   */
  status?: ProductStatus
  /**
   * Of featured products, or of the others.
   */
  featured?: boolean
  /**
   * Variants with any stock (`in`), with 1 to 5 pieces (`low`), or with none (`out`): each variant by itself, other than in the list of products.
   */
  stock?: AdminVariantsStock
  /**
   * With `missing`, only products whose name or description has no English one. Hosts without English texts ignore it.
   */
  english?: EnglishParameter
  /**
   * Of products of exactly this brand.
   * @maxLength 255
   */
  brand?: string
}

export type AdminVariantsPerPage = (typeof AdminVariantsPerPage)[keyof typeof AdminVariantsPerPage]

export const AdminVariantsPerPage = {
  NUMBER_100: 100,
  NUMBER_500: 500,
} as const

export type AdminVariantsStock = (typeof AdminVariantsStock)[keyof typeof AdminVariantsStock]

export const AdminVariantsStock = {
  in: 'in',
  low: 'low',
  out: 'out',
} as const

export type SaveVariantsHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type ProductImportsParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
}

export type StartProductImportHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type ProductImportOutcomesParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of a page.
   */
  per_page?: ProductImportOutcomesPerPage
  /**
   * Only rows with this result.
   */
  result?: ImportResult
}

export type ProductImportOutcomesPerPage =
  (typeof ProductImportOutcomesPerPage)[keyof typeof ProductImportOutcomesPerPage]

export const ProductImportOutcomesPerPage = {
  NUMBER_50: 50,
  NUMBER_500: 500,
} as const

export type AdminCategoriesParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
}

export type CreateCategoryHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type DeleteCategoryParams = {
  /**
   * Id of another category that takes its products and its address. An unknown one, or the deleted itself, is a 422.
   * @minimum 1
   */
  reassign_to?: number
}

export type AdminOrdersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * A minus is from high to low. Default: `-created`.
   */
  sort?: AdminOrdersSort
  /**
   * Only orders of this status; the counts ignore it.
   */
  status?: OrderStatus
  /**
   * Only orders paid this way.
   */
  payment_method?: PaymentMethod
  /**
   * Only orders whose payment stands so. Sent only to a host that answers `unclear_count`; `owed` only to one that answers `owed_count`.
   */
  payment_state?: PaymentState
  /**
   * Only orders of the customer with this `key`.
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  customer?: string
  /**
   * First day, in UTC+7.
   */
  from?: string
  /**
   * Last day, included, in UTC+7.
   */
  to?: string
}

export type AdminOrdersSort = (typeof AdminOrdersSort)[keyof typeof AdminOrdersSort]

export const AdminOrdersSort = {
  created: 'created',
  total: 'total',
  '-created': '-created',
  '-total': '-total',
} as const

export type CreateAdminOrderHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type SettleCashHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AddOrderNoteHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AdminReturnsParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * A minus is the latest first. Default: `requested`.
   */
  sort?: AdminReturnsSort
  /**
   * Only returns in this state. Without it those that wait for the shop, requested, approved or received.
   */
  state?: ReturnState
}

export type AdminReturnsSort = (typeof AdminReturnsSort)[keyof typeof AdminReturnsSort]

export const AdminReturnsSort = {
  requested: 'requested',
  '-requested': '-requested',
} as const

export type CreateAdminReturnHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type MoveReturnHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}

export type AdminDashboardParams = {
  /**
   * First day.
   */
  from: string
  /**
   * Last day, included; not before `from`.
   */
  to: string
}

export type AdminCustomersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * By last order, sum of delivered orders, or number of orders; a minus is from high to low. Default: `-last`.
   */
  sort?: AdminCustomersSort
}

export type AdminCustomersSort = (typeof AdminCustomersSort)[keyof typeof AdminCustomersSort]

export const AdminCustomersSort = {
  last: 'last',
  total: 'total',
  orders: 'orders',
  '-last': '-last',
  '-total': '-total',
  '-orders': '-orders',
} as const

export type AdminActivityParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * Only this entry, for links to what was done.
   * @minimum 1
   */
  id?: number
  /**
   * Only things of this kind.
   */
  kind?: ActivityKind
  /**
   * Only the thing with this id; comes with `kind`.
   * @minimum 1
   */
  object_id?: number
  /**
   * Only what this person did, by the name in `people`.
   * @maxLength 255
   */
  by?: string
  /**
   * First day, in UTC+7.
   */
  from?: string
  /**
   * Last day, included, in UTC+7.
   */
  to?: string
}
