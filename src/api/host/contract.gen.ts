// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { OperationForm } from './form.ts'

const loginRequest = { email: 'any', password: 'any' } as const
const user = {
  id: 'id',
  full_name: 'any',
  first_name: 'any',
  last_name: 'any',
  email: 'any',
  phone: 'any',
  is_staff: 'any',
  permissions: 'any',
} as const
const authData = { user: user, token: 'any', token_type: 'any' } as const
const authResponse = { success: 'any', message: 'any', data: authData } as const
const userResponse = { success: 'any', message: 'any', data: user } as const
const registerRequest = {
  first_name: 'any',
  last_name: 'any',
  phone: 'any',
  email: 'any',
  password: 'any',
  password_confirmation: 'any',
} as const
const websiteInfo = {
  name: 'any',
  description: 'any',
  logo: 'any',
  favicon: 'any',
  url: 'any',
} as const
const contactInfo = { email: 'any', phone: 'any', address: 'any', working_hours: 'any' } as const
const socialLinks = { facebook: 'any', instagram: 'any', twitter: 'any', youtube: 'any' } as const
const seoInfo = { title: 'any', description: 'any', keywords: 'any' } as const
const menuItem = {
  id: 'id',
  parent_id: 'id',
  name: 'any',
  slug: 'any',
  menu_type: 'any',
  final_url: 'any',
  is_active: 'any',
  position: 'any',
} as const
const site = {
  website: websiteInfo,
  contact: contactInfo,
  social: socialLinks,
  seo: seoInfo,
  menu: [menuItem],
} as const
const siteResponse = { success: 'any', message: 'any', data: site } as const
const cartItem = {
  productId: 'id',
  variantId: 'id',
  quantity: 'any',
  price: 'money',
  image: 'any',
  name: 'any',
  slug: 'any',
  color: 'any',
  size: 'any',
} as const
const syncCartRequest = { items: [cartItem] } as const
const cartAttribute = { type: 'any', name: 'any' } as const
const cartAttributeValue = { value: 'any', attribute: cartAttribute } as const
const cartVariant = {
  id: 'id',
  price: 'money',
  original_price: 'money',
  stock: 'any',
  image_url: 'any',
  attribute_values: [cartAttributeValue],
} as const
const cartProductRef = { id: 'id', name: 'any', slug: 'any', image: 'any' } as const
const cartProduct = {
  productId: 'id',
  variantId: 'id',
  quantity: 'any',
  price: 'money',
  image: 'any',
  name: 'any',
  original_name: 'any',
  slug: 'any',
  color: 'any',
  size: 'any',
  variant: cartVariant,
  product: cartProductRef,
} as const
const cartProductsData = { cart_products: [cartProduct] } as const
const cartProductsResponse = { success: 'any', message: 'any', data: cartProductsData } as const
const banner = {
  id: 'id',
  image_url: 'any',
  title_1: 'any',
  title_2: 'any',
  title_1_en: 'any',
  title_2_en: 'any',
  focus_x: 'any',
  focus_y: 'any',
  text_width: 'any',
  link: 'any',
  order: 'any',
  updated_at: 'any',
} as const
const bannerListResponse = { success: 'any', message: 'any', data: [banner] } as const
const sectionTag = { product_id: 'id', x: 'any', y: 'any' } as const
const sectionCategory = { name: 'any', name_en: 'any', image: 'any', link: 'any' } as const
const sectionFeature = { icon: 'any', text: 'any', text_en: 'any' } as const
const sectionContent = {
  title: 'any',
  subtitle: 'any',
  description: 'any',
  title_en: 'any',
  subtitle_en: 'any',
  description_en: 'any',
  button_text_en: 'any',
  link: 'any',
  button_text: 'any',
  image: 'any',
  tags: [sectionTag],
  categories: [sectionCategory],
  features: [sectionFeature],
} as const
const homepageSection = {
  section_key: 'any',
  is_active: 'any',
  content: sectionContent,
  updated_at: 'any',
} as const
const homepageSectionsResponse = {
  success: 'any',
  message: 'any',
  data: [homepageSection],
} as const
const homepageContent = { banners: [banner], sections: [homepageSection] } as const
const homepageContentResponse = { success: 'any', message: 'any', data: homepageContent } as const
const cardColor = { name: 'any', color_code: 'any', image: 'any', variant_id: 'id' } as const
const cardSize = { name: 'any', in_stock: 'any' } as const
const productSummary = {
  id: 'id',
  name: 'any',
  original_name: 'any',
  slug: 'any',
  image: 'any',
  images: 'any',
  price: 'money',
  min_price: 'money',
  max_price: 'money',
  original_price: 'money',
  colors: [cardColor],
  in_stock: 'any',
  sizes: [cardSize],
  matched: 'any',
} as const
const pagination = { current_page: 'any', last_page: 'any', per_page: 'any', total: 'any' } as const
const categoryParent = { id: 'id', name: 'any', slug: 'any' } as const
const categoryLink = { id: 'id', name: 'any', slug: 'any', parent: categoryParent } as const
const facetValue = { value: 'any', name: 'any', color_code: 'any', count: 'any' } as const
const priceRange = { min: 'money', max: 'money' } as const
const facets = {
  colors: [facetValue],
  sizes: [facetValue],
  price: priceRange,
  on_sale: 'any',
  in_stock: 'any',
} as const
const productListData = {
  products: [productSummary],
  pagination: pagination,
  category: categoryLink,
  is_nearest: 'any',
  facets: facets,
} as const
const productListResponse = { success: 'any', message: 'any', data: productListData } as const
const productsByIdsRequest = { product_ids: ['id'] } as const
const variantAttribute = { attribute_type: 'any', value: 'any' } as const
const variant = {
  id: 'id',
  price: 'money',
  original_price: 'money',
  stock: 'any',
  image_url: 'any',
  attributes: [variantAttribute],
} as const
const productWithVariant = { product: productSummary, variant: variant } as const
const productsByIdsData = { products: [productWithVariant] } as const
const productsByIdsResponse = { success: 'any', message: 'any', data: productsByIdsData } as const
const imageNote = { url: 'any', alt: 'any', color: 'any' } as const
const productColor = { name: 'any', color_code: 'any' } as const
const attributeValue = { id: 'id', value: 'any', color_code: 'any' } as const
const productAttribute = { type: 'any', name: 'any', values: [attributeValue] } as const
const product = {
  id: 'id',
  name: 'any',
  original_name: 'any',
  slug: 'any',
  image: 'any',
  images: 'any',
  image_notes: [imageNote],
  price: 'money',
  min_price: 'money',
  max_price: 'money',
  description: 'any',
  size_chart: 'any',
  category: categoryLink,
  care: 'any',
  colors: [productColor],
  attributes: [productAttribute],
  variants: [variant],
} as const
const productDetailData = { product: product, is_in_wishlist: 'any' } as const
const productDetailResponse = { success: 'any', message: 'any', data: productDetailData } as const
const relatedProductsData = { related_products: [productSummary] } as const
const relatedProductsResponse = {
  success: 'any',
  message: 'any',
  data: relatedProductsData,
} as const
const category = {
  id: 'id',
  parent_id: 'id',
  name: 'any',
  slug: 'any',
  image: 'any',
  level: 'any',
  position: 'any',
} as const
const categoryListResponse = { success: 'any', message: 'any', data: [category] } as const
const popularSearchesResponse = { success: 'any', message: 'any', data: 'any' } as const
const voucherGoods = { id: 'id', name: 'any', slug: 'any', is_gone: 'any' } as const
const voucher = {
  code: 'any',
  percent: 'any',
  amount: 'money',
  minimum: 'money',
  starts_on: 'any',
  ends_on: 'any',
  is_for_all: 'any',
  products: [voucherGoods],
  categories: [voucherGoods],
} as const
const voucherListResponse = { success: 'any', message: 'any', data: [voucher] } as const
const restockNoticeRequest = { variant_id: 'id', email: 'any', phone: 'any' } as const
const messageResponse = { success: 'any', message: 'any' } as const
const wishlistData = { products: [productSummary] } as const
const wishlistResponse = { success: 'any', message: 'any', data: wishlistData } as const
const wishlistState = { is_in_wishlist: 'any' } as const
const wishlistStateResponse = { success: 'any', message: 'any', data: wishlistState } as const
const country = { id: 'id', name: 'any', code: 'any' } as const
const countryListResponse = { success: 'any', message: 'any', data: [country] } as const
const province = { id: 'id', name: 'any', code: 'any', has_districts: 'any' } as const
const provinceListResponse = { success: 'any', message: 'any', data: [province] } as const
const district = { id: 'id', name: 'any', code: 'any' } as const
const districtListResponse = { success: 'any', message: 'any', data: [district] } as const
const ward = { id: 'id', name: 'any', code: 'any' } as const
const wardListResponse = { success: 'any', message: 'any', data: [ward] } as const
const addressHit = {
  type: 'any',
  id: 'id',
  name: 'any',
  full_name: 'any',
  street: 'any',
  was: 'any',
} as const
const addressSearchResponse = { success: 'any', message: 'any', data: [addressHit] } as const
const fullAddress = { full_address: 'any', short_address: 'any' } as const
const fullAddressResponse = { success: 'any', message: 'any', data: fullAddress } as const
const orderRequestItem = { product_id: 'id', variant_id: 'id', quantity: 'any' } as const
const orderRequest = {
  full_name: 'any',
  phone: 'any',
  address: 'any',
  province_id: 'id',
  district_id: 'id',
  ward_id: 'id',
  email: 'any',
  note: 'any',
  items: [orderRequestItem],
  coupon_code: 'any',
  payment_method: 'any',
  quoted_total: 'money',
} as const
const billLine = { code: 'any', label: 'any', amount: 'money' } as const
const bill = { lines: [billLine], total: 'money' } as const
const orderItemVariant = { image_url: 'any' } as const
const orderItem = {
  id: 'id',
  product_id: 'id',
  variant_id: 'id',
  product_name: 'any',
  original_name: 'any',
  slug: 'any',
  color: 'any',
  size: 'any',
  sku: 'any',
  quantity: 'any',
  price: 'money',
  variant: orderItemVariant,
} as const
const orderEvent = { status: 'any', at: 'any', note: 'any', by: 'any' } as const
const shipment = { carrier: 'any', tracking_number: 'any' } as const
const returnLine = {
  item_id: 'id',
  quantity: 'any',
  reason: 'any',
  wish: 'any',
  size: 'any',
} as const
const returnEvent = { state: 'any', at: 'any', by: 'any' } as const
const receivedLine = { item_id: 'id', as_new: 'any', damaged: 'any' } as const
const returnRefund = { method: 'any', amount: 'money', reference: 'any', at: 'any' } as const
const returnExchange = { id: 'id', code: 'any', credit: 'money' } as const
const orderReturn = {
  id: 'id',
  state: 'any',
  requested_at: 'any',
  items: [returnLine],
  note: 'any',
  photos: 'any',
  answer: 'any',
  events: [returnEvent],
  received: [receivedLine],
  refunds: [returnRefund],
  exchange: returnExchange,
} as const
const orderReference = { id: 'id', code: 'any' } as const
const order = {
  id: 'id',
  code: 'any',
  status: 'any',
  payment_method: 'any',
  payment_status: 'any',
  full_name: 'any',
  phone: 'any',
  address: 'any',
  email: 'any',
  note: 'any',
  subtotal: 'money',
  discount_amount: 'money',
  shipping_amount: 'money',
  total_amount: 'money',
  bill: bill,
  items: [orderItem],
  events: [orderEvent],
  shipment: shipment,
  returns: [orderReturn],
  refunds: [returnRefund],
  exchange_of: orderReference,
  created_at: 'any',
} as const
const payment = { payment_id: 'any', redirect_url: 'any' } as const
const orderCreatedData = { order: order, payment: payment, repeated: 'any' } as const
const orderCreatedResponse = { success: 'any', message: 'any', data: orderCreatedData } as const
const paypalOrderRequest = { order_id: 'id' } as const
const paypalOrderData = { order_id: 'any' } as const
const paypalOrderResponse = { success: 'any', message: 'any', data: paypalOrderData } as const
const captureRequest = { payment_method: 'any', payment_id: 'any' } as const
const capturedPayment = { status: 'any' } as const
const captureResponse = { success: 'any', message: 'any', data: capturedPayment } as const
const receiptItem = {
  product_name: 'any',
  original_name: 'any',
  color: 'any',
  size: 'any',
  quantity: 'any',
  price: 'money',
  variant: orderItemVariant,
} as const
const orderReceipt = {
  code: 'any',
  full_name: 'any',
  phone: 'any',
  address: 'any',
  subtotal: 'money',
  discount_amount: 'money',
  shipping_amount: 'money',
  total_amount: 'money',
  bill: bill,
  items: [receiptItem],
  has_email: 'any',
} as const
const paymentResult = { status: 'any', order: orderReceipt } as const
const paymentResultResponse = { success: 'any', message: 'any', data: paymentResult } as const
const orderListData = { orders: [order], pagination: pagination } as const
const orderListResponse = { success: 'any', message: 'any', data: orderListData } as const
const quoteRequest = {
  items: [orderRequestItem],
  coupon_code: 'any',
  province_id: 'id',
  district_id: 'id',
  ward_id: 'id',
  payment_method: 'any',
} as const
const usdAmount = { amount: 'any', rate: 'any' } as const
const quoteData = { bill: bill, valid_until: 'any', usd: usdAmount } as const
const quoteResponse = { success: 'any', message: 'any', data: quoteData } as const
const orderData = { order: order } as const
const orderResponse = { success: 'any', message: 'any', data: orderData } as const
const orderClaimRequest = { code: 'any', phone: 'any' } as const
const deliveryRequest = {
  full_name: 'any',
  phone: 'any',
  address: 'any',
  province_id: 'id',
  district_id: 'id',
  ward_id: 'id',
  order_phone: 'any',
  quoted_total: 'money',
} as const
const returnRequest = {
  items: [returnLine],
  note: 'any',
  photos: 'any',
  order_phone: 'any',
} as const
const returnPhotoUpload = { image: 'any', order_phone: 'any' } as const
const uploadedFile = { url: 'any' } as const
const uploadResponse = { success: 'any', message: 'any', data: uploadedFile } as const
const savedAddress = {
  id: 'id',
  name: 'any',
  phone: 'any',
  address: 'any',
  default: 'any',
} as const
const savedAddressListData = { addresses: [savedAddress] } as const
const savedAddressListResponse = {
  success: 'any',
  message: 'any',
  data: savedAddressListData,
} as const
const savedAddressRequest = { name: 'any', phone: 'any', address: 'any', default: 'any' } as const
const savedAddressData = { address: savedAddress } as const
const savedAddressResponse = { success: 'any', message: 'any', data: savedAddressData } as const
const bannerRequest = {
  image_url: 'any',
  title_1: 'any',
  title_2: 'any',
  title_1_en: 'any',
  title_2_en: 'any',
  focus_x: 'any',
  focus_y: 'any',
  text_width: 'any',
  link: 'any',
  order: 'any',
  updated_at: 'any',
} as const
const bannerUpload = {
  image: 'any',
  image_url: 'any',
  title_1: 'any',
  title_2: 'any',
  title_1_en: 'any',
  title_2_en: 'any',
  link: 'any',
  updated_at: 'any',
} as const
const bannerResponse = { success: 'any', message: 'any', data: banner } as const
const imageUpload = { image: 'any' } as const
const idOrder = { ids: ['id'] } as const
const adminVoucher = {
  id: 'id',
  code: 'any',
  percent: 'any',
  amount: 'money',
  minimum: 'money',
  starts_on: 'any',
  ends_on: 'any',
  max_uses: 'any',
  is_listed: 'any',
  is_stopped: 'any',
  is_for_all: 'any',
  products: [voucherGoods],
  categories: [voucherGoods],
  use_count: 'any',
  state: 'any',
  updated_at: 'any',
} as const
const adminVoucherListData = { vouchers: [adminVoucher], pagination: pagination } as const
const adminVoucherListResponse = {
  success: 'any',
  message: 'any',
  data: adminVoucherListData,
} as const
const adminVoucherRequest = {
  code: 'any',
  percent: 'any',
  amount: 'money',
  minimum: 'money',
  starts_on: 'any',
  ends_on: 'any',
  max_uses: 'any',
  is_listed: 'any',
  is_stopped: 'any',
  is_for_all: 'any',
  product_ids: ['id'],
  category_ids: ['id'],
  updated_at: 'any',
} as const
const adminVoucherResponse = { success: 'any', message: 'any', data: adminVoucher } as const
const sectionsRequest = { sections: [homepageSection] } as const
const sectionRequest = { is_active: 'any', content: sectionContent, updated_at: 'any' } as const
const homepageSectionResponse = { success: 'any', message: 'any', data: homepageSection } as const
const sectionImageUpload = { image: 'any', section_key: 'any' } as const
const sectionOrder = { order: 'any', keys: 'any' } as const
const adminProductRow = {
  id: 'id',
  name: 'any',
  slug: 'any',
  image: 'any',
  category_id: 'id',
  category_name: 'any',
  brand: 'any',
  min_price: 'money',
  max_price: 'money',
  stock: 'any',
  variant_count: 'any',
  status: 'any',
  is_featured: 'any',
  updated_at: 'any',
} as const
const adminProductListData = { products: [adminProductRow], pagination: pagination } as const
const adminProductListResponse = {
  success: 'any',
  message: 'any',
  data: adminProductListData,
} as const
const adminVariant = {
  id: 'id',
  color: 'any',
  size: 'any',
  price: 'money',
  original_price: 'money',
  stock: 'any',
  image_url: 'any',
  sku: 'any',
} as const
const stockBefore = { stock: 'any', variants: [{ id: 'id', stock: 'any' }] } as const
const adminProductRequest = {
  name: 'any',
  name_en: 'any',
  description_en: 'any',
  category_id: 'id',
  description: 'any',
  images: 'any',
  image_notes: [imageNote],
  care: 'any',
  colors: [productColor],
  sizes: 'any',
  variants: [adminVariant],
  price: 'money',
  stock: 'any',
  sku: 'any',
  meta_title: 'any',
  meta_description: 'any',
  meta_keywords: 'any',
  size_chart: 'any',
  weight: 'any',
  length: 'any',
  width: 'any',
  height: 'any',
  shipping_notes: 'any',
  status: 'any',
  is_featured: 'any',
  tags: 'any',
  internal_notes: 'any',
  brand: 'any',
  before: stockBefore,
  updated_at: 'any',
} as const
const adminProduct = {
  id: 'id',
  name: 'any',
  name_en: 'any',
  slug: 'any',
  category_id: 'id',
  description: 'any',
  description_en: 'any',
  images: 'any',
  image_notes: [imageNote],
  care: 'any',
  colors: [productColor],
  sizes: 'any',
  variants: [adminVariant],
  price: 'money',
  stock: 'any',
  sku: 'any',
  meta_title: 'any',
  meta_description: 'any',
  meta_keywords: 'any',
  size_chart: 'any',
  weight: 'any',
  length: 'any',
  width: 'any',
  height: 'any',
  shipping_notes: 'any',
  status: 'any',
  is_featured: 'any',
  tags: 'any',
  internal_notes: 'any',
  brand: 'any',
  created_at: 'any',
  updated_at: 'any',
} as const
const adminProductData = { product: adminProduct } as const
const adminProductResponse = { success: 'any', message: 'any', data: adminProductData } as const
const brandListResponse = { success: 'any', message: 'any', data: 'any' } as const
const priceChange = { kind: 'any', value: 'any', step: 'any' } as const
const pricesBefore = { id: 'id', min_price: 'money', max_price: 'money' } as const
const productValuesBefore = {
  status: 'any',
  is_featured: 'any',
  category_id: 'id',
  prices: [pricesBefore],
} as const
const bulkProductsRequest = {
  ids: ['id'],
  action: 'any',
  status: 'any',
  is_featured: 'any',
  category_id: 'id',
  price_change: priceChange,
  before: productValuesBefore,
} as const
const variantChange = { variant_id: 'id', field: 'any', before: 'any', after: 'any' } as const
const bulkOutcome = {
  id: 'id',
  ok: 'any',
  message: 'any',
  conflict: 'any',
  changes: [variantChange],
} as const
const bulkProductsData = { outcomes: [bulkOutcome] } as const
const bulkProductsResponse = { success: 'any', message: 'any', data: bulkProductsData } as const
const adminVariantRow = {
  product_id: 'id',
  variant_id: 'id',
  name: 'any',
  name_en: 'any',
  brand: 'any',
  category_name: 'any',
  status: 'any',
  is_featured: 'any',
  color: 'any',
  size: 'any',
  sku: 'any',
  price: 'money',
  original_price: 'money',
  stock: 'any',
  updated_at: 'any',
} as const
const adminVariantListData = { variants: [adminVariantRow], pagination: pagination } as const
const adminVariantListResponse = {
  success: 'any',
  message: 'any',
  data: adminVariantListData,
} as const
const saveVariantsRequest = { changes: [variantChange] } as const
const variantOutcome = {
  variant_id: 'id',
  field: 'any',
  result: 'any',
  value: 'any',
  message: 'any',
} as const
const saveVariantsData = { outcomes: [variantOutcome] } as const
const saveVariantsResponse = { success: 'any', message: 'any', data: saveVariantsData } as const
const productImport = {
  id: 'id',
  file_name: 'any',
  dry_run: 'any',
  status: 'any',
  total: 'any',
  processed: 'any',
  created: 'any',
  updated: 'any',
  unchanged: 'any',
  failed: 'any',
  by: 'any',
  created_at: 'any',
  finished_at: 'any',
} as const
const productImportListData = { imports: [productImport], pagination: pagination } as const
const productImportListResponse = {
  success: 'any',
  message: 'any',
  data: productImportListData,
} as const
const productImportRow = {
  line: 'any',
  product_id: 'id',
  variant_id: 'id',
  name: 'any',
  name_en: 'any',
  brand: 'any',
  category: 'any',
  status: 'any',
  is_featured: 'any',
  color: 'any',
  size: 'any',
  sku: 'any',
  price: 'money',
  original_price: 'money',
  stock: 'any',
  updated_at: 'any',
  stock_before: 'any',
} as const
const productImportRequest = { file_name: 'any', dry_run: 'any', rows: [productImportRow] } as const
const productImportResponse = { success: 'any', message: 'any', data: productImport } as const
const fieldChange = { field: 'any', before: 'any', after: 'any' } as const
const importOutcome = {
  line: 'any',
  result: 'any',
  product_id: 'id',
  message: 'any',
  changes: [fieldChange],
  row: productImportRow,
} as const
const importOutcomeListData = { outcomes: [importOutcome], pagination: pagination } as const
const importOutcomeListResponse = {
  success: 'any',
  message: 'any',
  data: importOutcomeListData,
} as const
const adminCategory = {
  id: 'id',
  parent_id: 'id',
  name: 'any',
  name_en: 'any',
  slug: 'any',
  image: 'any',
  level: 'any',
  position: 'any',
  is_active: 'any',
  product_count: 'any',
  updated_at: 'any',
} as const
const adminCategoryListResponse = { success: 'any', message: 'any', data: [adminCategory] } as const
const adminCategoryRequest = {
  name: 'any',
  name_en: 'any',
  slug: 'any',
  parent_id: 'id',
  image: 'any',
  is_active: 'any',
  updated_at: 'any',
} as const
const adminCategoryUpload = {
  name: 'any',
  name_en: 'any',
  slug: 'any',
  parent_id: 'any',
  is_active: 'any',
  image: 'any',
  updated_at: 'any',
} as const
const adminCategoryResponse = { success: 'any', message: 'any', data: adminCategory } as const
const categoryPlace = { id: 'id', parent_id: 'id', position: 'any' } as const
const categoryOrder = { places: [categoryPlace] } as const
const cashSettlement = { statement: 'any', amount: 'money', at: 'any', by: 'any' } as const
const collectedCash = {
  due: 'money',
  received: 'money',
  since: 'any',
  shipment: shipment,
  settlements: [cashSettlement],
} as const
const adminOrderRow = {
  id: 'id',
  code: 'any',
  full_name: 'any',
  phone: 'any',
  address: 'any',
  status: 'any',
  payment_method: 'any',
  payment_status: 'any',
  payment_doubt: 'any',
  cash: collectedCash,
  item_count: 'any',
  total_amount: 'money',
  created_at: 'any',
  updated_at: 'any',
} as const
const statusCount = { status: 'any', count: 'any' } as const
const adminOrderListData = {
  orders: [adminOrderRow],
  counts: [statusCount],
  unclear_count: 'any',
  owed_count: 'any',
  pagination: pagination,
} as const
const adminOrderListResponse = { success: 'any', message: 'any', data: adminOrderListData } as const
const adminOrderRequest = { ...orderRequest, customer: 'any', is_paid: 'any' } as const
const orderNote = { id: 'id', text: 'any', by: 'any', at: 'any' } as const
const paymentCheck = { result: 'any', reason: 'any', by: 'any', at: 'any' } as const
const orderPayment = {
  doubt: 'any',
  can_capture: 'any',
  expected: 'any',
  received: 'any',
  check: paymentCheck,
} as const
const adminOrderData = {
  order: order,
  allowed_transitions: 'any',
  notes: [orderNote],
  payment: orderPayment,
  cash: collectedCash,
  updated_at: 'any',
} as const
const adminOrderResponse = { success: 'any', message: 'any', data: adminOrderData } as const
const orderChangeItem = { id: 'id', product_id: 'id', variant_id: 'id', quantity: 'any' } as const
const orderChangeRequest = {
  full_name: 'any',
  phone: 'any',
  address: 'any',
  province_id: 'id',
  district_id: 'id',
  ward_id: 'id',
  note: 'any',
  items: [orderChangeItem],
  quoted_total: 'any',
  updated_at: 'any',
} as const
const returnRefundRequest = { method: 'any', amount: 'any', reference: 'any' } as const
const settlePaymentRequest = {
  action: 'any',
  reason: 'any',
  refund: returnRefundRequest,
  updated_at: 'any',
} as const
const transitionRequest = {
  status: 'any',
  reason: 'any',
  shipment: shipment,
  updated_at: 'any',
} as const
const movedOrder = { id: 'id', updated_at: 'any', shipment: shipment } as const
const moveOrdersRequest = { move: 'any', orders: [movedOrder] } as const
const moveOutcome = {
  id: 'id',
  ok: 'any',
  message: 'any',
  status: 'any',
  updated_at: 'any',
} as const
const moveOrdersData = { outcomes: [moveOutcome] } as const
const moveOrdersResponse = { success: 'any', message: 'any', data: moveOrdersData } as const
const settledCash = { id: 'id', amount: 'money' } as const
const settleCashRequest = { statement: 'any', orders: [settledCash] } as const
const cashOutcome = { id: 'id', ok: 'any', message: 'any' } as const
const settleCashData = { outcomes: [cashOutcome] } as const
const settleCashResponse = { success: 'any', message: 'any', data: settleCashData } as const
const orderNoteRequest = { text: 'any' } as const
const adminReturnRow = {
  id: 'id',
  order_id: 'id',
  code: 'any',
  full_name: 'any',
  phone: 'any',
  state: 'any',
  requested_at: 'any',
  unit_count: 'any',
  wishes: 'any',
} as const
const adminReturnListData = {
  returns: [adminReturnRow],
  open_count: 'any',
  pagination: pagination,
} as const
const adminReturnListResponse = {
  success: 'any',
  message: 'any',
  data: adminReturnListData,
} as const
const returnExchangeLine = { item_id: 'id', variant_id: 'id' } as const
const returnMoveRequest = {
  state: 'any',
  answer: 'any',
  received: [receivedLine],
  refund: returnRefundRequest,
  exchange: [returnExchangeLine],
  quoted_total: 'any',
  updated_at: 'any',
} as const
const kpi = { current: 'any', previous: 'any' } as const
const revenuePoint = { date: 'any', revenue: 'money', orders: 'any' } as const
const paymentSplit = { payment_method: 'any', orders: 'any', revenue: 'money' } as const
const topProduct = {
  id: 'id',
  name: 'any',
  image: 'any',
  quantity: 'any',
  revenue: 'money',
} as const
const lowStock = { product_id: 'id', name: 'any', color: 'any', size: 'any', stock: 'any' } as const
const owedCash = { orders: 'any', amount: 'money', since: 'any' } as const
const dashboard = {
  revenue: kpi,
  orders: kpi,
  average_value: kpi,
  cancellation_rate: kpi,
  revenue_by_day: [revenuePoint],
  status_counts: [statusCount],
  payment_split: [paymentSplit],
  top_products: [topProduct],
  low_stock: [lowStock],
  recent_orders: [adminOrderRow],
  owed_cash: owedCash,
} as const
const dashboardResponse = { success: 'any', message: 'any', data: dashboard } as const
const adminCustomer = {
  key: 'any',
  has_account: 'any',
  full_name: 'any',
  phone: 'any',
  email: 'any',
  order_count: 'any',
  delivered_count: 'any',
  delivered_total: 'money',
  cancelled_count: 'any',
  refused_count: 'any',
  last_order_at: 'any',
} as const
const adminCustomerListData = { customers: [adminCustomer], pagination: pagination } as const
const adminCustomerListResponse = {
  success: 'any',
  message: 'any',
  data: adminCustomerListData,
} as const
const customerAddress = { name: 'any', phone: 'any', address: 'any', is_saved: 'any' } as const
const adminCustomerData = { customer: adminCustomer, addresses: [customerAddress] } as const
const adminCustomerResponse = { success: 'any', message: 'any', data: adminCustomerData } as const
const activityEntry = {
  id: 'id',
  at: 'any',
  by: 'any',
  kind: 'any',
  action: 'any',
  object_id: 'id',
  name: 'any',
  changes: [fieldChange],
} as const
const activityListData = {
  entries: [activityEntry],
  people: 'any',
  pagination: pagination,
} as const
const activityListResponse = { success: 'any', message: 'any', data: activityListData } as const
const permissionHolders = { permission: 'any', holders: 'any' } as const
const permissionListResponse = {
  success: 'any',
  message: 'any',
  data: [permissionHolders],
} as const
const settingsData = { site: site, updated_at: 'any' } as const
const settingsResponse = { success: 'any', message: 'any', data: settingsData } as const
const settingsRequest = { site: site, updated_at: 'any' } as const
const errorBody = {
  success: 'any',
  message: 'any',
  errors: 'any',
  bill: bill,
  permission: 'any',
} as const

/** Every answer beyond 2xx. */
export const errorForm = errorBody

/** The operations of the contract, by name. */
export const operationForms: Readonly<Record<string, OperationForm>> = {
  login: { at: 'POST /api/auth/login', body: loginRequest, answer: authResponse },
  currentUser: { at: 'GET /api/users/me', answer: userResponse },
  register: { at: 'POST /api/auth/register', body: registerRequest, answer: authResponse },
  siteInfo: { at: 'GET /api/website/info', answer: siteResponse },
  syncCartProducts: {
    at: 'POST /api/cart/products',
    body: syncCartRequest,
    answer: cartProductsResponse,
  },
  homepageBanners: { at: 'GET /api/banners/homepage', answer: bannerListResponse },
  homepageSections: { at: 'GET /api/homepage-sections/list', answer: homepageSectionsResponse },
  adminHomepageSections: {
    at: 'GET /api/admin/homepage-sections',
    answer: homepageSectionsResponse,
  },
  homepageContent: { at: 'GET /api/homepage/content', answer: homepageContentResponse },
  productList: {
    at: 'GET /api/products',
    query: ['price_min', 'price_max'],
    answer: productListResponse,
  },
  productsByCategory: {
    at: 'GET /api/products/by-category/{slug}',
    query: ['price_min', 'price_max'],
    answer: productListResponse,
  },
  productsByIds: {
    at: 'POST /api/products/by-ids',
    body: productsByIdsRequest,
    answer: productsByIdsResponse,
  },
  productDetail: { at: 'GET /api/products/{slug}', answer: productDetailResponse },
  relatedProducts: { at: 'GET /api/products/{slug}/related', answer: relatedProductsResponse },
  categoryList: { at: 'GET /api/categories', answer: categoryListResponse },
  popularSearches: { at: 'GET /api/searches/popular', answer: popularSearchesResponse },
  vouchers: { at: 'GET /api/vouchers', answer: voucherListResponse },
  createRestockNotice: {
    at: 'POST /api/products/{id}/restock-notices',
    body: restockNoticeRequest,
    answer: messageResponse,
  },
  wishlist: { at: 'GET /api/wishlist', answer: wishlistResponse },
  addToWishlist: { at: 'POST /api/wishlist/{product_id}', answer: wishlistStateResponse },
  removeFromWishlist: { at: 'DELETE /api/wishlist/{product_id}', answer: wishlistStateResponse },
  countries: { at: 'GET /api/address/countries', answer: countryListResponse },
  provinces: { at: 'GET /api/address/provinces', answer: provinceListResponse },
  districts: { at: 'GET /api/address/provinces/{id}/districts', answer: districtListResponse },
  provinceWards: { at: 'GET /api/address/provinces/{id}/wards', answer: wardListResponse },
  wards: { at: 'GET /api/address/districts/{id}/wards', answer: wardListResponse },
  searchAddress: { at: 'GET /api/address/search', answer: addressSearchResponse },
  fullAddress: { at: 'GET /api/address/full', answer: fullAddressResponse },
  createOrder: {
    at: 'POST /api/payments/create',
    body: orderRequest,
    answer: orderCreatedResponse,
  },
  createPaypalOrder: {
    at: 'POST /api/payments/paypal/create',
    body: paypalOrderRequest,
    answer: paypalOrderResponse,
  },
  capturePayment: {
    at: 'POST /api/payments/capture',
    body: captureRequest,
    answer: captureResponse,
  },
  paypalStatus: { at: 'GET /api/payments/paypal/status', answer: paymentResultResponse },
  orders: { at: 'GET /api/orders', answer: orderListResponse },
  quoteOrder: { at: 'POST /api/orders/quote', body: quoteRequest, answer: quoteResponse },
  lookUpOrder: { at: 'GET /api/orders/lookup', answer: orderResponse },
  claimOrder: { at: 'POST /api/orders/claim', body: orderClaimRequest, answer: orderResponse },
  order: { at: 'GET /api/orders/{code}', answer: orderResponse },
  cancelOrder: { at: 'POST /api/orders/{code}/cancel', answer: orderResponse },
  changeDelivery: {
    at: 'PUT /api/orders/{code}/delivery',
    body: deliveryRequest,
    answer: orderResponse,
  },
  requestReturn: {
    at: 'POST /api/orders/{code}/returns',
    body: returnRequest,
    answer: orderResponse,
  },
  uploadReturnPhoto: {
    at: 'POST /api/orders/{code}/returns/photos',
    body: returnPhotoUpload,
    answer: uploadResponse,
  },
  userAddresses: { at: 'GET /api/users/me/addresses', answer: savedAddressListResponse },
  createUserAddress: {
    at: 'POST /api/users/me/addresses',
    body: savedAddressRequest,
    answer: savedAddressResponse,
  },
  updateUserAddress: {
    at: 'PUT /api/users/me/addresses/{id}',
    body: savedAddressRequest,
    answer: savedAddressResponse,
  },
  deleteUserAddress: { at: 'DELETE /api/users/me/addresses/{id}', answer: messageResponse },
  adminBanners: { at: 'GET /api/admin/banners', answer: bannerListResponse },
  createBanner: {
    at: 'POST /api/admin/banners',
    body: { ...bannerUpload, ...bannerRequest },
    answer: bannerResponse,
  },
  updateBannerWithFile: {
    at: 'POST /api/admin/banners/{id}',
    body: bannerUpload,
    answer: bannerResponse,
  },
  updateBanner: { at: 'PUT /api/admin/banners/{id}', body: bannerRequest, answer: bannerResponse },
  deleteBanner: { at: 'DELETE /api/admin/banners/{id}', answer: messageResponse },
  uploadBannerImage: {
    at: 'POST /api/admin/banners/upload',
    body: imageUpload,
    answer: uploadResponse,
  },
  reorderBanners: {
    at: 'POST /api/admin/banners/reorder',
    body: idOrder,
    answer: bannerListResponse,
  },
  adminVouchers: { at: 'GET /api/admin/vouchers', answer: adminVoucherListResponse },
  createVoucher: {
    at: 'POST /api/admin/vouchers',
    body: adminVoucherRequest,
    answer: adminVoucherResponse,
  },
  updateVoucher: {
    at: 'PUT /api/admin/vouchers/{id}',
    body: adminVoucherRequest,
    answer: adminVoucherResponse,
  },
  deleteVoucher: { at: 'DELETE /api/admin/vouchers/{id}', answer: messageResponse },
  updateHomepageSections: {
    at: 'PUT /api/admin/homepage-sections/update-all',
    body: sectionsRequest,
    answer: homepageSectionsResponse,
  },
  updateHomepageSection: {
    at: 'PUT /api/admin/homepage/sections/{key}',
    body: { ...sectionRequest, ...sectionContent },
    answer: homepageSectionResponse,
  },
  uploadSectionImage: {
    at: 'POST /api/admin/homepage-sections/upload-image',
    body: sectionImageUpload,
    answer: uploadResponse,
  },
  reorderHomepageSections: {
    at: 'POST /api/admin/homepage/sections/reorder',
    body: sectionOrder,
    answer: homepageSectionsResponse,
  },
  adminProducts: { at: 'GET /api/admin/products', answer: adminProductListResponse },
  createProduct: {
    at: 'POST /api/admin/products',
    body: adminProductRequest,
    answer: adminProductResponse,
  },
  adminBrands: { at: 'GET /api/admin/products/brands', answer: brandListResponse },
  adminProduct: { at: 'GET /api/admin/products/{id}', answer: adminProductResponse },
  updateProduct: {
    at: 'PUT /api/admin/products/{id}',
    body: adminProductRequest,
    answer: adminProductResponse,
  },
  deleteProduct: { at: 'DELETE /api/admin/products/{id}', answer: messageResponse },
  uploadProductImage: {
    at: 'POST /api/admin/products/upload-image',
    body: imageUpload,
    answer: uploadResponse,
  },
  bulkUpdateProducts: {
    at: 'POST /api/admin/products/bulk',
    body: bulkProductsRequest,
    answer: bulkProductsResponse,
  },
  duplicateProduct: { at: 'POST /api/admin/products/{id}/duplicate', answer: adminProductResponse },
  adminVariants: { at: 'GET /api/admin/products/variants', answer: adminVariantListResponse },
  saveVariants: {
    at: 'POST /api/admin/products/variants',
    body: saveVariantsRequest,
    answer: saveVariantsResponse,
  },
  productImports: { at: 'GET /api/admin/product-imports', answer: productImportListResponse },
  startProductImport: {
    at: 'POST /api/admin/product-imports',
    body: productImportRequest,
    answer: productImportResponse,
  },
  productImport: { at: 'GET /api/admin/product-imports/{id}', answer: productImportResponse },
  productImportOutcomes: {
    at: 'GET /api/admin/product-imports/{id}/outcomes',
    answer: importOutcomeListResponse,
  },
  cancelProductImport: {
    at: 'POST /api/admin/product-imports/{id}/cancel',
    answer: productImportResponse,
  },
  adminCategories: { at: 'GET /api/admin/categories', answer: adminCategoryListResponse },
  createCategory: {
    at: 'POST /api/admin/categories',
    body: { ...adminCategoryUpload, ...adminCategoryRequest },
    answer: adminCategoryResponse,
  },
  adminCategory: { at: 'GET /api/admin/categories/{id}', answer: adminCategoryResponse },
  updateCategory: {
    at: 'PUT /api/admin/categories/{id}',
    body: { ...adminCategoryUpload, ...adminCategoryRequest },
    answer: adminCategoryResponse,
  },
  deleteCategory: { at: 'DELETE /api/admin/categories/{id}', answer: messageResponse },
  reorderCategories: {
    at: 'POST /api/admin/categories/reorder',
    body: categoryOrder,
    answer: adminCategoryListResponse,
  },
  adminOrders: { at: 'GET /api/admin/orders', answer: adminOrderListResponse },
  createAdminOrder: {
    at: 'POST /api/admin/orders',
    body: adminOrderRequest,
    answer: adminOrderResponse,
  },
  adminOrder: { at: 'GET /api/admin/orders/{id}', answer: adminOrderResponse },
  changeAdminOrder: {
    at: 'PUT /api/admin/orders/{id}',
    body: orderChangeRequest,
    answer: adminOrderResponse,
  },
  settlePayment: {
    at: 'POST /api/admin/orders/{id}/payment',
    body: settlePaymentRequest,
    answer: adminOrderResponse,
  },
  transitionOrder: {
    at: 'POST /api/admin/orders/{id}/transition',
    body: transitionRequest,
    answer: adminOrderResponse,
  },
  moveOrders: {
    at: 'POST /api/admin/orders/moves',
    body: moveOrdersRequest,
    answer: moveOrdersResponse,
  },
  settleCash: {
    at: 'POST /api/admin/orders/settlements',
    body: settleCashRequest,
    answer: settleCashResponse,
  },
  addOrderNote: {
    at: 'POST /api/admin/orders/{id}/notes',
    body: orderNoteRequest,
    answer: adminOrderResponse,
  },
  adminReturns: { at: 'GET /api/admin/returns', answer: adminReturnListResponse },
  createAdminReturn: {
    at: 'POST /api/admin/orders/{id}/returns',
    body: returnRequest,
    answer: adminOrderResponse,
  },
  moveReturn: {
    at: 'POST /api/admin/orders/{id}/returns/{return_id}/move',
    body: returnMoveRequest,
    answer: adminOrderResponse,
  },
  adminDashboard: { at: 'GET /api/admin/dashboard', answer: dashboardResponse },
  adminCustomers: { at: 'GET /api/admin/customers', answer: adminCustomerListResponse },
  adminCustomer: { at: 'GET /api/admin/customers/{key}', answer: adminCustomerResponse },
  adminActivity: { at: 'GET /api/admin/activity', answer: activityListResponse },
  adminPermissions: { at: 'GET /api/admin/permissions', answer: permissionListResponse },
  adminSettings: { at: 'GET /api/admin/settings', answer: settingsResponse },
  updateSettings: {
    at: 'PUT /api/admin/settings',
    body: settingsRequest,
    answer: settingsResponse,
  },
}
