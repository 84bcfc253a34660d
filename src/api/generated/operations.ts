// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type {
  ActivityKind,
  ActivityListResponse,
  AddressSearchResponse,
  AdminCategoryListResponse,
  AdminCategoryRequest,
  AdminCategoryResponse,
  AdminCustomerListResponse,
  AdminCustomerResponse,
  AdminOrderListResponse,
  AdminOrderRequest,
  AdminOrderResponse,
  AdminProductListResponse,
  AdminProductRequest,
  AdminProductResponse,
  AdminReturnListResponse,
  AdminVariantListResponse,
  AdminVoucherListResponse,
  AdminVoucherRequest,
  AdminVoucherResponse,
  AuthResponse,
  BannerListResponse,
  BannerRequest,
  BannerResponse,
  BrandListResponse,
  BulkProductsRequest,
  BulkProductsResponse,
  CaptureRequest,
  CaptureResponse,
  CartProductsResponse,
  CategoryListResponse,
  CategoryOrder,
  CountryListResponse,
  DashboardResponse,
  DeliveryRequest,
  DistrictListResponse,
  FullAddressResponse,
  HomepageContentResponse,
  HomepageSectionResponse,
  HomepageSectionsResponse,
  IdOrder,
  ImportOutcomeListResponse,
  ImportResult,
  KeepInPartRequest,
  LoginRequest,
  MergeOrdersRequest,
  MessageResponse,
  MoveOrdersRequest,
  MoveOrdersResponse,
  OrderChangeRequest,
  OrderClaimRequest,
  OrderCreatedResponse,
  OrderListResponse,
  OrderNoteRequest,
  OrderRequest,
  OrderResponse,
  OrderStatus,
  PaymentMethod,
  PaymentResultResponse,
  PaymentState,
  PaypalOrderRequest,
  PaypalOrderResponse,
  PermissionListResponse,
  PopularSearchesResponse,
  ProductDetailResponse,
  ProductImportListResponse,
  ProductImportRequest,
  ProductImportResponse,
  ProductListResponse,
  ProductSort,
  ProductStatus,
  ProductsByIdsRequest,
  ProductsByIdsResponse,
  ProvinceListResponse,
  QuoteRequest,
  QuoteResponse,
  RegisterRequest,
  RelatedProductsResponse,
  RestockNoticeRequest,
  ReturnMoveRequest,
  ReturnRequest,
  ReturnState,
  SaveVariantsRequest,
  SaveVariantsResponse,
  SavedAddressListResponse,
  SavedAddressRequest,
  SavedAddressResponse,
  SectionContent,
  SectionKey,
  SectionOrder,
  SectionRequest,
  SectionsRequest,
  SettingsRequest,
  SettingsResponse,
  SettleCashRequest,
  SettleCashResponse,
  SettlePaymentRequest,
  SiteResponse,
  SyncCartRequest,
  TransitionRequest,
  UploadResponse,
  UserResponse,
  VoucherListResponse,
  VoucherState,
  WardListResponse,
  WishlistResponse,
  WishlistStateResponse,
} from './model'

/** Parameters, body and response of every operation. */
export type Operations = {
  login: {
    params: Record<string, never>
    query: Record<string, never>
    body: LoginRequest
    response: AuthResponse
  }
  logout: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: MessageResponse
  }
  currentUser: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: UserResponse
  }
  register: {
    params: Record<string, never>
    query: Record<string, never>
    body: RegisterRequest
    response: AuthResponse
  }
  siteInfo: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: SiteResponse
  }
  syncCartProducts: {
    params: Record<string, never>
    query: Record<string, never>
    body: SyncCartRequest
    response: CartProductsResponse
  }
  quoteOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: QuoteRequest
    response: QuoteResponse
  }
  homepageBanners: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: BannerListResponse
  }
  homepageSections: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: HomepageSectionsResponse
  }
  adminHomepageSections: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: HomepageSectionsResponse
  }
  homepageContent: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: HomepageContentResponse
  }
  productList: {
    params: Record<string, never>
    query: {
      q?: string
      page: number
      per_page: number
      sort?: ProductSort
      category?: string
      color?: string
      size?: string
      price_min?: number
      price_max?: number
      on_sale?: boolean
      in_stock?: boolean
    }
    body: undefined
    response: ProductListResponse
  }
  productsByCategory: {
    params: { slug: string }
    query: {
      page: number
      per_page: number
      sort?: ProductSort
      category?: string
      color?: string
      size?: string
      price_min?: number
      price_max?: number
      on_sale?: boolean
      in_stock?: boolean
    }
    body: undefined
    response: ProductListResponse
  }
  productsByIds: {
    params: Record<string, never>
    query: Record<string, never>
    body: ProductsByIdsRequest
    response: ProductsByIdsResponse
  }
  productDetail: {
    params: { slug: string }
    query: Record<string, never>
    body: undefined
    response: ProductDetailResponse
  }
  relatedProducts: {
    params: { slug: string }
    query: Record<string, never>
    body: undefined
    response: RelatedProductsResponse
  }
  categoryList: {
    params: Record<string, never>
    query: { parent?: string; level?: 1 | 2 }
    body: undefined
    response: CategoryListResponse
  }
  wishlist: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: WishlistResponse
  }
  addToWishlist: {
    params: { product_id: number }
    query: Record<string, never>
    body: undefined
    response: WishlistStateResponse
  }
  removeFromWishlist: {
    params: { product_id: number }
    query: Record<string, never>
    body: undefined
    response: WishlistStateResponse
  }
  popularSearches: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: PopularSearchesResponse
  }
  vouchers: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: VoucherListResponse
  }
  createRestockNotice: {
    params: { id: number }
    query: Record<string, never>
    body: RestockNoticeRequest
    response: MessageResponse
  }
  countries: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: CountryListResponse
  }
  provinces: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: ProvinceListResponse
  }
  districts: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: DistrictListResponse
  }
  provinceWards: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: WardListResponse
  }
  wards: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: WardListResponse
  }
  searchAddress: {
    params: Record<string, never>
    query: { q: string }
    body: undefined
    response: AddressSearchResponse
  }
  fullAddress: {
    params: Record<string, never>
    query: { ward_id: number }
    body: undefined
    response: FullAddressResponse
  }
  createOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: OrderRequest
    response: OrderCreatedResponse
  }
  createPaypalOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: PaypalOrderRequest
    response: PaypalOrderResponse
  }
  capturePayment: {
    params: Record<string, never>
    query: Record<string, never>
    body: CaptureRequest
    response: CaptureResponse
  }
  paypalStatus: {
    params: Record<string, never>
    query: { token: string }
    body: undefined
    response: PaymentResultResponse
  }
  orders: {
    params: Record<string, never>
    query: { tab?: 'processing' | 'completed'; page: number; per_page: number }
    body: undefined
    response: OrderListResponse
  }
  lookUpOrder: {
    params: Record<string, never>
    query: { code: string; phone: string }
    body: undefined
    response: OrderResponse
  }
  claimOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: OrderClaimRequest
    response: OrderResponse
  }
  order: {
    params: { code: string }
    query: Record<string, never>
    body: undefined
    response: OrderResponse
  }
  cancelOrder: {
    params: { code: string }
    query: Record<string, never>
    body: undefined
    response: OrderResponse
  }
  changeDelivery: {
    params: { code: string }
    query: Record<string, never>
    body: DeliveryRequest
    response: OrderResponse
  }
  requestReturn: {
    params: { code: string }
    query: Record<string, never>
    body: ReturnRequest
    response: OrderResponse
  }
  uploadReturnPhoto: {
    params: { code: string }
    query: Record<string, never>
    body: FormData
    response: UploadResponse
  }
  userAddresses: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: SavedAddressListResponse
  }
  createUserAddress: {
    params: Record<string, never>
    query: Record<string, never>
    body: SavedAddressRequest
    response: SavedAddressResponse
  }
  updateUserAddress: {
    params: { id: number }
    query: Record<string, never>
    body: SavedAddressRequest
    response: SavedAddressResponse
  }
  deleteUserAddress: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: MessageResponse
  }
  adminBanners: {
    params: Record<string, never>
    query: { q?: string }
    body: undefined
    response: BannerListResponse
  }
  createBanner: {
    params: Record<string, never>
    query: Record<string, never>
    body: BannerRequest | FormData
    response: BannerResponse
  }
  updateBannerWithFile: {
    params: { id: number }
    query: Record<string, never>
    body: FormData
    response: BannerResponse
  }
  updateBanner: {
    params: { id: number }
    query: Record<string, never>
    body: BannerRequest
    response: BannerResponse
  }
  deleteBanner: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: MessageResponse
  }
  uploadBannerImage: {
    params: Record<string, never>
    query: Record<string, never>
    body: FormData
    response: UploadResponse
  }
  reorderBanners: {
    params: Record<string, never>
    query: Record<string, never>
    body: IdOrder
    response: BannerListResponse
  }
  adminVouchers: {
    params: Record<string, never>
    query: { q?: string; page: number; per_page: 20 | 50 | 100; state?: VoucherState; id?: number }
    body: undefined
    response: AdminVoucherListResponse
  }
  createVoucher: {
    params: Record<string, never>
    query: Record<string, never>
    body: AdminVoucherRequest
    response: AdminVoucherResponse
  }
  updateVoucher: {
    params: { id: number }
    query: Record<string, never>
    body: AdminVoucherRequest
    response: AdminVoucherResponse
  }
  deleteVoucher: {
    params: { id: number }
    query: { updated_at?: string }
    body: undefined
    response: MessageResponse
  }
  updateHomepageSections: {
    params: Record<string, never>
    query: Record<string, never>
    body: SectionsRequest
    response: HomepageSectionsResponse
  }
  updateHomepageSection: {
    params: { key: SectionKey }
    query: Record<string, never>
    body: SectionRequest | SectionContent
    response: HomepageSectionResponse
  }
  uploadSectionImage: {
    params: Record<string, never>
    query: Record<string, never>
    body: FormData
    response: UploadResponse
  }
  reorderHomepageSections: {
    params: Record<string, never>
    query: Record<string, never>
    body: SectionOrder
    response: HomepageSectionsResponse
  }
  adminProducts: {
    params: Record<string, never>
    query: {
      q?: string
      page: number
      per_page: 20 | 50 | 100
      sort?: 'updated' | 'name' | 'price' | 'stock' | '-updated' | '-name' | '-price' | '-stock'
      category_id?: number
      status?: ProductStatus
      featured?: boolean
      stock?: 'in' | 'low' | 'out'
      english?: 'missing'
      brand?: string
    }
    body: undefined
    response: AdminProductListResponse
  }
  createProduct: {
    params: Record<string, never>
    query: Record<string, never>
    body: AdminProductRequest
    response: AdminProductResponse
  }
  adminBrands: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: BrandListResponse
  }
  adminProduct: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: AdminProductResponse
  }
  updateProduct: {
    params: { id: number }
    query: Record<string, never>
    body: AdminProductRequest
    response: AdminProductResponse
  }
  deleteProduct: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: MessageResponse
  }
  uploadProductImage: {
    params: Record<string, never>
    query: Record<string, never>
    body: FormData
    response: UploadResponse
  }
  bulkUpdateProducts: {
    params: Record<string, never>
    query: Record<string, never>
    body: BulkProductsRequest
    response: BulkProductsResponse
  }
  duplicateProduct: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: AdminProductResponse
  }
  adminVariants: {
    params: Record<string, never>
    query: {
      page: number
      per_page: 100 | 500
      q?: string
      category_id?: number
      status?: ProductStatus
      featured?: boolean
      stock?: 'in' | 'low' | 'out'
      english?: 'missing'
      brand?: string
    }
    body: undefined
    response: AdminVariantListResponse
  }
  saveVariants: {
    params: Record<string, never>
    query: Record<string, never>
    body: SaveVariantsRequest
    response: SaveVariantsResponse
  }
  productImports: {
    params: Record<string, never>
    query: { page: number; per_page: 20 | 50 | 100 }
    body: undefined
    response: ProductImportListResponse
  }
  startProductImport: {
    params: Record<string, never>
    query: Record<string, never>
    body: ProductImportRequest
    response: ProductImportResponse
  }
  productImport: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: ProductImportResponse
  }
  productImportOutcomes: {
    params: { id: number }
    query: { page: number; per_page: 50 | 500; result?: ImportResult }
    body: undefined
    response: ImportOutcomeListResponse
  }
  cancelProductImport: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: ProductImportResponse
  }
  adminCategories: {
    params: Record<string, never>
    query: { q?: string }
    body: undefined
    response: AdminCategoryListResponse
  }
  createCategory: {
    params: Record<string, never>
    query: Record<string, never>
    body: AdminCategoryRequest | FormData
    response: AdminCategoryResponse
  }
  adminCategory: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: AdminCategoryResponse
  }
  updateCategory: {
    params: { id: number }
    query: Record<string, never>
    body: AdminCategoryRequest | FormData
    response: AdminCategoryResponse
  }
  deleteCategory: {
    params: { id: number }
    query: { reassign_to?: number }
    body: undefined
    response: MessageResponse
  }
  reorderCategories: {
    params: Record<string, never>
    query: Record<string, never>
    body: CategoryOrder
    response: AdminCategoryListResponse
  }
  adminOrders: {
    params: Record<string, never>
    query: {
      q?: string
      page: number
      per_page: 20 | 50 | 100
      sort?: 'created' | 'total' | '-created' | '-total'
      status?: OrderStatus
      payment_method?: PaymentMethod
      payment_state?: PaymentState
      customer?: string
      from?: string
      to?: string
    }
    body: undefined
    response: AdminOrderListResponse
  }
  createAdminOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: AdminOrderRequest
    response: AdminOrderResponse
  }
  adminOrder: {
    params: { id: number }
    query: Record<string, never>
    body: undefined
    response: AdminOrderResponse
  }
  changeAdminOrder: {
    params: { id: number }
    query: Record<string, never>
    body: OrderChangeRequest
    response: AdminOrderResponse
  }
  mergeOrders: {
    params: { id: number }
    query: Record<string, never>
    body: MergeOrdersRequest
    response: AdminOrderResponse
  }
  transitionOrder: {
    params: { id: number }
    query: Record<string, never>
    body: TransitionRequest
    response: AdminOrderResponse
  }
  moveOrders: {
    params: Record<string, never>
    query: Record<string, never>
    body: MoveOrdersRequest
    response: MoveOrdersResponse
  }
  settleCash: {
    params: Record<string, never>
    query: Record<string, never>
    body: SettleCashRequest
    response: SettleCashResponse
  }
  addOrderNote: {
    params: { id: number }
    query: Record<string, never>
    body: OrderNoteRequest
    response: AdminOrderResponse
  }
  settlePayment: {
    params: { id: number }
    query: Record<string, never>
    body: SettlePaymentRequest
    response: AdminOrderResponse
  }
  adminReturns: {
    params: Record<string, never>
    query: {
      q?: string
      page: number
      per_page: 20 | 50 | 100
      sort?: 'requested' | '-requested'
      state?: ReturnState
    }
    body: undefined
    response: AdminReturnListResponse
  }
  createAdminReturn: {
    params: { id: number }
    query: Record<string, never>
    body: ReturnRequest
    response: AdminOrderResponse
  }
  moveReturn: {
    params: { id: number; return_id: number }
    query: Record<string, never>
    body: ReturnMoveRequest
    response: AdminOrderResponse
  }
  keepInPart: {
    params: { id: number }
    query: Record<string, never>
    body: KeepInPartRequest
    response: AdminOrderResponse
  }
  adminDashboard: {
    params: Record<string, never>
    query: { from: string; to: string }
    body: undefined
    response: DashboardResponse
  }
  adminCustomers: {
    params: Record<string, never>
    query: {
      q?: string
      page: number
      per_page: 20 | 50 | 100
      sort?: 'last' | 'total' | 'orders' | '-last' | '-total' | '-orders'
    }
    body: undefined
    response: AdminCustomerListResponse
  }
  adminCustomer: {
    params: { key: string }
    query: Record<string, never>
    body: undefined
    response: AdminCustomerResponse
  }
  adminActivity: {
    params: Record<string, never>
    query: {
      page: number
      per_page: 20 | 50 | 100
      id?: number
      kind?: ActivityKind
      object_id?: number
      by?: string
      from?: string
      to?: string
    }
    body: undefined
    response: ActivityListResponse
  }
  adminPermissions: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: PermissionListResponse
  }
  adminSettings: {
    params: Record<string, never>
    query: Record<string, never>
    body: undefined
    response: SettingsResponse
  }
  updateSettings: {
    params: Record<string, never>
    query: Record<string, never>
    body: SettingsRequest
    response: SettingsResponse
  }
}

export type OperationId = keyof Operations
