// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

/** Texts per field of the request, first one first. */
export type FieldErrors = Record<string, Array<string>>

/** Every error answer. `errors` comes with 422 (and 400). */
export type ErrorBody = { success: false; message: string; errors?: FieldErrors }

/** A success that carries no data. */
export type MessageResponse = { success: true; message: string }

/** Spec §3; per_page and total are ours. */
export type Pagination = {
  current_page: number
  last_page: number
  per_page: number
  total: number
}

/** Spec §3. `is_staff` is assumed. */
export type User = {
  id: number
  full_name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  is_staff: boolean
}

/** Spec §7. */
export type LoginRequest = { email: string; password: string }

/** Spec §3: country code and newsletter flag are collected but not sent. */
export type RegisterRequest = {
  first_name: string
  last_name: string
  phone: string
  email: string
  password: string
  password_confirmation: string
}

/** A session. */
export type AuthData = { user: User; token: string; token_type: 'bearer' }

/** Envelope. */
export type AuthResponse = { success: true; message: string; data: AuthData }

/** Envelope. */
export type UserResponse = { success: true; message: string; data: User }

/** Spec §3. */
export type WebsiteInfo = {
  name: string
  description: string
  logo: string
  favicon: string
  url: string
}

/** Spec §3. */
export type ContactInfo = { email: string; phone: string; address: string; working_hours: string }

/** Spec §3. */
export type SocialLinks = { facebook: string; instagram: string; twitter: string; youtube: string }

/** Spec §3. */
export type SeoInfo = { title: string; description: string; keywords: string }

/** Spec §3; the tree is made of `parent_id`. */
export type MenuItem = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  menu_type: 'category' | 'page' | 'link'
  final_url: string
  is_active: boolean
  position: number
}

/** Spec §3 website info. */
export type Site = {
  website: WebsiteInfo
  contact: ContactInfo
  social: SocialLinks
  seo: SeoInfo
  menu: Array<MenuItem>
}

/** Envelope. */
export type SiteResponse = { success: true; message: string; data: Site }

/** Spec §9. */
export type ProductSort = 'default' | 'high-to-low' | 'low-to-high'

/** Spec §3. */
export type AttributeType = 'color' | 'size'

/** Spec §3. */
export type ProductColor = { name: string; color_code: string }

/** Spec §3; level and parent make the two-level tree. */
export type Category = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  image: string | null
  level: 1 | 2
  position: number
}

/** The category a product belongs to, with its parent for breadcrumbs. */
export type CategoryLink = { id: number; name: string; slug: string; parent: CategoryParent | null }

/** The level-1 category above. */
export type CategoryParent = { id: number; name: string; slug: string }

/** A product as lists show it. Spec §3, less what only the detail needs. */
export type ProductSummary = {
  id: number
  name: string
  slug: string
  image: string | null
  images: Array<string>
  price: number
  min_price: number
  max_price: number
  original_price: number | null
  colors: Array<ProductColor>
  in_stock: boolean
}

/** Spec §3. */
export type AttributeValue = { id: number; value: string; color_code: string | null }

/** Spec §3: the colours and sizes a product comes in. */
export type ProductAttribute = { type: AttributeType; name: string; values: Array<AttributeValue> }

/** Spec §3. */
export type VariantAttribute = { attribute_type: AttributeType; value: string }

/** Spec §3: one colour × one size. `image_url` is from the order response. */
export type Variant = {
  id: number
  price: number
  original_price: number | null
  stock: number
  image_url: string | null
  attributes: Array<VariantAttribute>
}

/** Spec §3. */
export type Product = {
  id: number
  name: string
  slug: string
  image: string | null
  images: Array<string>
  price: number
  min_price: number
  max_price: number
  description: string | null
  size_chart: string | null
  category: CategoryLink | null
  colors: Array<ProductColor>
  attributes: Array<ProductAttribute>
  variants: Array<Variant>
}

/** Spec §3 detail response. */
export type ProductDetailData = { product: Product; is_in_wishlist: boolean }

/** Envelope. */
export type ProductDetailResponse = { success: true; message: string; data: ProductDetailData }

/** Products, where they stand in the list, and the category they were asked by. */
export type ProductListData = {
  products: Array<ProductSummary>
  pagination: Pagination
  category: CategoryLink | null
}

/** Envelope. */
export type ProductListResponse = { success: true; message: string; data: ProductListData }

/** Spec §3 related response. */
export type RelatedProductsData = { related_products: Array<ProductSummary> }

/** Envelope. */
export type RelatedProductsResponse = { success: true; message: string; data: RelatedProductsData }

/** Spec §7. */
export type ProductsByIdsRequest = { product_ids: Array<number> }

/** Spec §3: the product and its first variant that can be bought. */
export type ProductWithVariant = { product: ProductSummary; variant: Variant | null }

/** Spec §3. */
export type ProductsByIdsData = { products: Array<ProductWithVariant> }

/** Envelope. */
export type ProductsByIdsResponse = { success: true; message: string; data: ProductsByIdsData }

/** Envelope. */
export type CategoryListResponse = { success: true; message: string; data: Array<Category> }

/** Spec §3. A line without variant id is known by colour and size. */
export type CartItem = {
  productId: number
  variantId: number | null
  quantity: number
  price?: number
  image?: string | null
  name?: string
  slug?: string
  color?: string | null
  size?: string | null
}

/** Spec §7. */
export type SyncCartRequest = { items: Array<CartItem> }

/** Spec §3. */
export type CartAttribute = { type: AttributeType; name: string }

/** Spec §3. */
export type CartAttributeValue = { value: string; attribute: CartAttribute }

/** Spec §3, after sync. */
export type CartVariant = {
  id: number
  price: number
  original_price: number | null
  stock: number
  image_url: string | null
  attribute_values: Array<CartAttributeValue>
}

/** Spec §3, after sync. */
export type CartProductRef = { id: number; name: string; slug: string; image: string | null }

/** A line as the server knows it now; `variant` (or `product`) is null where it is gone. */
export type CartProduct = {
  productId: number
  variantId: number | null
  quantity: number
  price: number
  image: string | null
  name: string
  slug: string
  color: string | null
  size: string | null
  variant: CartVariant | null
  product: CartProductRef | null
}

/** Spec §7. */
export type CartProductsData = { cart_products: Array<CartProduct> }

/** Envelope. */
export type CartProductsResponse = { success: true; message: string; data: CartProductsData }

/** Spec §3. */
export type Banner = {
  id: number
  image_url: string
  title_1: string
  title_2: string
  link: string
  order: number
  updated_at?: string
}

/** Envelope. */
export type BannerListResponse = { success: true; message: string; data: Array<Banner> }

/** Envelope. */
export type BannerResponse = { success: true; message: string; data: Banner }

/** Spec §2. */
export type SectionKey = 'office_lady' | 'banner_home' | 'categories' | 'features'

/** Spec §3. */
export type SectionCategory = { name: string; image: string; link: string }

/** Spec §3. */
export type SectionFeature = { icon: string; text: string }

/** Spec §3; which fields are used depends on section_key. */
export type SectionContent = {
  title?: string
  subtitle?: string
  description?: string
  link?: string
  button_text?: string
  image?: string
  categories?: Array<SectionCategory>
  features?: Array<SectionFeature>
}

/** Spec §3. */
export type HomepageSection = {
  section_key: SectionKey
  is_active: boolean
  content: SectionContent
  updated_at?: string
}

/** Envelope. */
export type HomepageSectionsResponse = {
  success: true
  message: string
  data: Array<HomepageSection>
}

/** Envelope. */
export type HomepageSectionResponse = { success: true; message: string; data: HomepageSection }

/** Everything the home page shows, in one answer. */
export type HomepageContent = { banners: Array<Banner>; sections: Array<HomepageSection> }

/** Envelope. */
export type HomepageContentResponse = { success: true; message: string; data: HomepageContent }

/** Spec §3. */
export type Country = { id: number; name: string; code: string }

/** Spec §3. `has_districts` is false where the two-level model of July 2025 is served: wards hang on the province. */
export type Province = { id: number; name: string; code: string; has_districts: boolean }

/** Spec §3. */
export type District = { id: number; name: string; code: string }

/** Spec §3. */
export type Ward = { id: number; name: string; code: string }

/** Envelope. */
export type CountryListResponse = { success: true; message: string; data: Array<Country> }

/** Envelope. */
export type ProvinceListResponse = { success: true; message: string; data: Array<Province> }

/** Envelope. */
export type DistrictListResponse = { success: true; message: string; data: Array<District> }

/** Envelope. */
export type WardListResponse = { success: true; message: string; data: Array<Ward> }

/** A place found by name, with its ancestors. */
export type AddressHit = {
  type: 'province' | 'district' | 'ward'
  id: number
  name: string
  full_name: string
}

/** Envelope. */
export type AddressSearchResponse = { success: true; message: string; data: Array<AddressHit> }

/** Spec §3: ward, district, province, country. */
export type FullAddress = { full_address: string; short_address: string }

/** Envelope. */
export type FullAddressResponse = { success: true; message: string; data: FullAddress }

/** Spec §9. */
export type PaymentMethod = 'cod' | 'paypal'

/** Spec §4. */
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

/** Spec §4 payment result, before it is known: pending. */
export type PaymentStatus = 'pending' | 'successful' | 'failed' | 'cancelled'

/** Spec §3. */
export type OrderRequestItem = { product_id: number; variant_id: number; quantity: number }

/** Spec §3 order payload. `district_id` is null in the two-level address model. */
export type OrderRequest = {
  full_name: string
  phone: string
  address: string
  province_id: number
  district_id: number | null
  ward_id: number
  note?: string
  items: Array<OrderRequestItem>
  coupon_code?: string | null
  payment_method: PaymentMethod
}

/** Spec §3. */
export type OrderItemVariant = { image_url: string | null }

/** Spec §3. */
export type OrderItem = {
  id: number
  product_id: number
  variant_id: number | null
  product_name: string
  slug: string | null
  color: string
  size: string
  quantity: number
  price: number
  variant: OrderItemVariant | null
}

/** One step of an order. */
export type OrderEvent = { status: OrderStatus; at: string; note: string | null }

/** Spec §3 order response; status, timeline and payment are ours. */
export type Order = {
  id: number
  code: string
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  full_name: string
  phone: string
  address: string
  note: string | null
  subtotal: number
  discount_amount: number
  shipping_amount: number
  total_amount: number
  items: Array<OrderItem>
  events: Array<OrderEvent>
  created_at: string
}

/** Spec §3. */
export type Payment = { payment_id: string; redirect_url: string | null }

/** Spec §3. */
export type OrderCreatedData = { order: Order; payment: Payment }

/** Envelope. */
export type OrderCreatedResponse = { success: true; message: string; data: OrderCreatedData }

/** Spec §7. */
export type PaypalOrderRequest = { order_id: number }

/** Spec §3. */
export type PaypalOrderData = { order_id: string }

/** Envelope. */
export type PaypalOrderResponse = { success: true; message: string; data: PaypalOrderData }

/** Spec §7. */
export type CaptureRequest = { payment_method: 'paypal'; payment_id: string }

/** What became of a payment, with its order. */
export type PaymentResult = { status: PaymentStatus; order: Order }

/** Envelope. */
export type PaymentResultResponse = { success: true; message: string; data: PaymentResult }

/** A page of the shopper's orders. */
export type OrderListData = { orders: Array<Order>; pagination: Pagination }

/** Envelope. */
export type OrderListResponse = { success: true; message: string; data: OrderListData }

/** One order. */
export type OrderData = { order: Order }

/** Envelope. */
export type OrderResponse = { success: true; message: string; data: OrderData }

/** What the shopper keeps. */
export type WishlistData = { products: Array<ProductSummary> }

/** Envelope. */
export type WishlistResponse = { success: true; message: string; data: WishlistData }

/** Whether the product is kept now. */
export type WishlistState = { is_in_wishlist: boolean }

/** Envelope. */
export type WishlistStateResponse = { success: true; message: string; data: WishlistState }

/** Spec §3. */
export type SavedAddress = {
  id: number
  name: string
  phone: string
  address: string
  default: boolean
}

/** Spec §7. */
export type SavedAddressRequest = { name: string; phone: string; address: string; default: boolean }

/** Spec §7. */
export type SavedAddressListData = { addresses: Array<SavedAddress> }

/** Envelope. */
export type SavedAddressListResponse = {
  success: true
  message: string
  data: SavedAddressListData
}

/** One saved address. */
export type SavedAddressData = { address: SavedAddress }

/** Envelope. */
export type SavedAddressResponse = { success: true; message: string; data: SavedAddressData }

/** Where the uploaded file is served. */
export type UploadedFile = { url: string }

/** Envelope. */
export type UploadResponse = { success: true; message: string; data: UploadedFile }

/** Multipart upload of one image: JPEG, PNG or WebP, at most 5 MB. */
export type ImageUpload = { image: Blob }

/** Multipart upload of one image of a home section. */
export type SectionImageUpload = { image: Blob; section_key: SectionKey }

/** A banner without its place. */
export type BannerRequest = {
  image_url: string
  title_1: string
  title_2: string
  link: string
  order?: number
  updated_at?: string
}

/** A banner with its image file. */
export type BannerUpload = {
  image?: Blob
  image_url?: string
  title_1: string
  title_2: string
  link: string
}

/** Ids in their new order. */
export type IdOrder = { ids: Array<number> }

/** Section keys in their new order. */
export type SectionOrder = { keys: Array<SectionKey> }

/** Content and visibility of one section. */
export type SectionRequest = { is_active: boolean; content: SectionContent; updated_at?: string }

/** All sections, in order. */
export type SectionsRequest = { sections: Array<HomepageSection> }

/** Spec §3. */
export type ProductStatus = 'active' | 'inactive' | 'draft'

/** Spec §3. A new variant has no id yet. */
export type AdminVariant = {
  id: number | null
  color: string
  size: string
  price: number
  original_price: number | null
  stock: number
  image_url?: string | null
}

/** Spec §3 admin product form fields. */
export type AdminProduct = {
  id: number
  name: string
  slug: string
  category_id: number | null
  description: string
  images: Array<string>
  colors: Array<ProductColor>
  sizes: Array<string>
  variants: Array<AdminVariant>
  price: number
  stock: number
  meta_title: string
  meta_description: string
  meta_keywords: string
  size_chart: string
  weight: number | null
  length: number | null
  width: number | null
  height: number | null
  shipping_notes: string
  status: ProductStatus
  is_featured: boolean
  tags: Array<string>
  internal_notes: string
  brand: string
  created_at: string
  updated_at: string
}

/** Spec §3. A draft needs a name only; `updated_at` is the version that was edited. */
export type AdminProductRequest = {
  name: string
  category_id?: number | null
  description?: string
  images?: Array<string>
  colors?: Array<ProductColor>
  sizes?: Array<string>
  variants?: Array<AdminVariant>
  price?: number
  stock?: number
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
  size_chart?: string
  weight?: number | null
  length?: number | null
  width?: number | null
  height?: number | null
  shipping_notes?: string
  status: ProductStatus
  is_featured?: boolean
  tags?: Array<string>
  internal_notes?: string
  brand?: string
  updated_at?: string
}

/** One product. */
export type AdminProductData = { product: AdminProduct }

/** Envelope. */
export type AdminProductResponse = { success: true; message: string; data: AdminProductData }

/** A product as the back-office list shows it. */
export type AdminProductRow = {
  id: number
  name: string
  slug: string
  image: string | null
  category_id: number | null
  category_name: string | null
  brand: string
  min_price: number
  max_price: number
  stock: number
  variant_count: number
  status: ProductStatus
  is_featured: boolean
  updated_at: string
}

/** A page of products. */
export type AdminProductListData = { products: Array<AdminProductRow>; pagination: Pagination }

/** Envelope. */
export type AdminProductListResponse = {
  success: true
  message: string
  data: AdminProductListData
}

/** Envelope. */
export type BrandListResponse = { success: true; message: string; data: Array<string> }

/** What a bulk action does. */
export type BulkProductAction = 'status' | 'featured' | 'category' | 'delete'

/** One action on several products. */
export type BulkProductsRequest = {
  ids: Array<number>
  action: BulkProductAction
  status?: ProductStatus
  is_featured?: boolean
  category_id?: number
}

/** What became of one row. */
export type BulkOutcome = { id: number; ok: boolean; message: string }

/** Per-row outcome. */
export type BulkProductsData = { outcomes: Array<BulkOutcome> }

/** Envelope. */
export type BulkProductsResponse = { success: true; message: string; data: BulkProductsData }

/** Spec §3; with its count of products. */
export type AdminCategory = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  image: string | null
  level: 1 | 2
  position: number
  is_active: boolean
  product_count: number
  updated_at: string
}

/** Envelope. */
export type AdminCategoryListResponse = {
  success: true
  message: string
  data: Array<AdminCategory>
}

/** Envelope. */
export type AdminCategoryResponse = { success: true; message: string; data: AdminCategory }

/** Spec §3. */
export type AdminCategoryRequest = {
  name: string
  slug?: string
  parent_id?: number | null
  image?: string | null
  is_active?: boolean
  updated_at?: string
}

/** A category with its image file. */
export type AdminCategoryUpload = {
  name: string
  slug?: string
  parent_id?: number
  is_active?: boolean
  image?: Blob
}

/** Where a category moves. */
export type CategoryPlace = { id: number; parent_id: number | null; position: number }

/** The tree in its new order. */
export type CategoryOrder = { places: Array<CategoryPlace> }

/** An order as the back-office list shows it. */
export type AdminOrderRow = {
  id: number
  code: string
  full_name: string
  phone: string
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  item_count: number
  total_amount: number
  created_at: string
}

/** How many orders stand in a status. */
export type StatusCount = { status: OrderStatus; count: number }

/** A page of orders and the counts for the tabs. */
export type AdminOrderListData = {
  orders: Array<AdminOrderRow>
  counts: Array<StatusCount>
  pagination: Pagination
}

/** Envelope. */
export type AdminOrderListResponse = { success: true; message: string; data: AdminOrderListData }

/** A note of the staff. */
export type OrderNote = { id: number; text: string; by: string; at: string }

/** One order, the moves it allows and its notes. */
export type AdminOrderData = {
  order: Order
  allowed_transitions: Array<OrderStatus>
  notes: Array<OrderNote>
  updated_at: string
}

/** Envelope. */
export type AdminOrderResponse = { success: true; message: string; data: AdminOrderData }

/** Decisions §3; cancelling needs a reason. */
export type TransitionRequest = { status: OrderStatus; reason?: string; updated_at?: string }

/** A note to add. */
export type OrderNoteRequest = { text: string }

/** A figure now and in the period before. */
export type Kpi = { current: number; previous: number }

/** One day in the shop's time zone; revenue in whole VND. */
export type RevenuePoint = { date: string; revenue: number; orders: number }

/** Orders and revenue per payment method. */
export type PaymentSplit = { payment_method: PaymentMethod; orders: number; revenue: number }

/** A product by what it sold. */
export type TopProduct = {
  id: number
  name: string
  image: string | null
  quantity: number
  revenue: number
}

/** A variant that runs out. */
export type LowStock = {
  product_id: number
  name: string
  color: string
  size: string
  stock: number
}

/** Decisions §3. */
export type Dashboard = {
  revenue: Kpi
  orders: Kpi
  average_value: Kpi
  cancellation_rate: Kpi
  revenue_by_day: Array<RevenuePoint>
  status_counts: Array<StatusCount>
  payment_split: Array<PaymentSplit>
  top_products: Array<TopProduct>
  low_stock: Array<LowStock>
  recent_orders: Array<AdminOrderRow>
}

/** Envelope. */
export type DashboardResponse = { success: true; message: string; data: Dashboard }

/** Site info as edited, with its version. */
export type SettingsData = { site: Site; updated_at: string }

/** Envelope. */
export type SettingsResponse = { success: true; message: string; data: SettingsData }

/** All of site info. */
export type SettingsRequest = { site: Site; updated_at?: string }
