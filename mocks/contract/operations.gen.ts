// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type {
  MessageResponse,
  PermissionListResponse,
  LoginRequest,
  RegisterRequest,
  AuthResponse,
  UserResponse,
  SiteResponse,
  ProductSort,
  ProductDetailResponse,
  ProductListResponse,
  RelatedProductsResponse,
  ProductsByIdsRequest,
  ProductsByIdsResponse,
  CategoryListResponse,
  SyncCartRequest,
  CartProductsResponse,
  BannerListResponse,
  BannerResponse,
  SectionKey,
  SectionContent,
  HomepageSectionsResponse,
  HomepageSectionResponse,
  HomepageContentResponse,
  CountryListResponse,
  ProvinceListResponse,
  DistrictListResponse,
  WardListResponse,
  AddressSearchResponse,
  FullAddressResponse,
  PaymentMethod,
  OrderStatus,
  OrderRequest,
  OrderClaimRequest,
  VoucherState,
  AdminVoucherRequest,
  VoucherListResponse,
  AdminVoucherListResponse,
  AdminVoucherResponse,
  RestockNoticeRequest,
  DeliveryRequest,
  ReturnState,
  ReturnRequest,
  QuoteRequest,
  QuoteResponse,
  OrderCreatedResponse,
  PaypalOrderRequest,
  PaypalOrderResponse,
  CaptureRequest,
  PaymentResultResponse,
  CaptureResponse,
  OrderListResponse,
  OrderResponse,
  WishlistResponse,
  WishlistStateResponse,
  SavedAddressRequest,
  SavedAddressListResponse,
  SavedAddressResponse,
  UploadResponse,
  BannerRequest,
  IdOrder,
  SectionOrder,
  SectionRequest,
  SectionsRequest,
  ProductStatus,
  AdminProductRequest,
  AdminProductResponse,
  AdminProductListResponse,
  PopularSearchesResponse,
  BrandListResponse,
  BulkProductsRequest,
  BulkProductsResponse,
  AdminVariantListResponse,
  SaveVariantsRequest,
  SaveVariantsResponse,
  ProductImportRequest,
  ImportResult,
  ProductImportResponse,
  ProductImportListResponse,
  AdminCustomerListResponse,
  AdminCustomerResponse,
  ActivityKind,
  ActivityListResponse,
  ImportOutcomeListResponse,
  AdminCategoryListResponse,
  AdminCategoryResponse,
  AdminCategoryRequest,
  CategoryOrder,
  AdminOrderListResponse,
  AdminOrderRequest,
  OrderChangeRequest,
  PaymentState,
  SettleCashRequest,
  SettleCashResponse,
  SettlePaymentRequest,
  AdminReturnListResponse,
  ReturnMoveRequest,
  AdminOrderResponse,
  MoveOrdersRequest,
  MoveOrdersResponse,
  TransitionRequest,
  OrderNoteRequest,
  DashboardResponse,
  SettingsResponse,
  SettingsRequest,
} from '@/api/generated/model'

/** Parameters, body and response of every operation. */
export type Operations = {
  login: {
    params: Record<string, never>
    query: Record<string, never>
    body: LoginRequest
    response: AuthResponse
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
  quoteOrder: {
    params: Record<string, never>
    query: Record<string, never>
    body: QuoteRequest
    response: QuoteResponse
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
  settlePayment: {
    params: { id: number }
    query: Record<string, never>
    body: SettlePaymentRequest
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

/** Every operation; a localized one answers its texts in the language of the call. */
export const operationTable = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'auth',
    provenance: 'spec',
    repeat: 'harmless',
    localized: false,
  },
  currentUser: {
    method: 'GET',
    path: '/api/users/me',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'auth',
    provenance: 'spec',
    repeat: null,
    localized: false,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    permission: null,
    status: 201,
    tag: 'auth',
    provenance: 'spec',
    repeat: 'harmless',
    localized: false,
  },
  siteInfo: {
    method: 'GET',
    path: '/api/website/info',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'site',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  syncCartProducts: {
    method: 'POST',
    path: '/api/cart/products',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'cart',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  homepageBanners: {
    method: 'GET',
    path: '/api/banners/homepage',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'home',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  homepageSections: {
    method: 'GET',
    path: '/api/homepage-sections/list',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'home',
    provenance: 'inferred',
    repeat: null,
    localized: true,
  },
  adminHomepageSections: {
    method: 'GET',
    path: '/api/admin/homepage-sections',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'home',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  homepageContent: {
    method: 'GET',
    path: '/api/homepage/content',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'home',
    provenance: 'inferred',
    repeat: null,
    localized: true,
  },
  productList: {
    method: 'GET',
    path: '/api/products',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  productsByCategory: {
    method: 'GET',
    path: '/api/products/by-category/{slug}',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  productsByIds: {
    method: 'POST',
    path: '/api/products/by-ids',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  productDetail: {
    method: 'GET',
    path: '/api/products/{slug}',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  relatedProducts: {
    method: 'GET',
    path: '/api/products/{slug}/related',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'spec',
    repeat: null,
    localized: true,
  },
  categoryList: {
    method: 'GET',
    path: '/api/categories',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'catalogue',
    provenance: 'inferred',
    repeat: null,
    localized: true,
  },
  popularSearches: {
    method: 'GET',
    path: '/api/searches/popular',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'search',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  vouchers: {
    method: 'GET',
    path: '/api/vouchers',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'vouchers',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  createRestockNotice: {
    method: 'POST',
    path: '/api/products/{id}/restock-notices',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'restock',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  wishlist: {
    method: 'GET',
    path: '/api/wishlist',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'wishlist',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  addToWishlist: {
    method: 'POST',
    path: '/api/wishlist/{product_id}',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'wishlist',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/api/wishlist/{product_id}',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'wishlist',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  countries: {
    method: 'GET',
    path: '/api/address/countries',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  provinces: {
    method: 'GET',
    path: '/api/address/provinces',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  districts: {
    method: 'GET',
    path: '/api/address/provinces/{id}/districts',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  provinceWards: {
    method: 'GET',
    path: '/api/address/provinces/{id}/wards',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  wards: {
    method: 'GET',
    path: '/api/address/districts/{id}/wards',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  searchAddress: {
    method: 'GET',
    path: '/api/address/search',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  fullAddress: {
    method: 'GET',
    path: '/api/address/full',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'address',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  createOrder: {
    method: 'POST',
    path: '/api/payments/create',
    access: 'anyone',
    permission: null,
    status: 201,
    tag: 'orders',
    provenance: 'spec',
    repeat: 'key',
    localized: true,
  },
  createPaypalOrder: {
    method: 'POST',
    path: '/api/payments/paypal/create',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'spec',
    repeat: 'harmless',
    localized: false,
  },
  capturePayment: {
    method: 'POST',
    path: '/api/payments/capture',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'spec',
    repeat: 'harmless',
    localized: true,
  },
  paypalStatus: {
    method: 'GET',
    path: '/api/payments/paypal/status',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  orders: {
    method: 'GET',
    path: '/api/orders',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  quoteOrder: {
    method: 'POST',
    path: '/api/orders/quote',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'cart',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  lookUpOrder: {
    method: 'GET',
    path: '/api/orders/lookup',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  claimOrder: {
    method: 'POST',
    path: '/api/orders/claim',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: true,
  },
  order: {
    method: 'GET',
    path: '/api/orders/{code}',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: null,
    localized: true,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/{code}/cancel',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: true,
  },
  changeDelivery: {
    method: 'PUT',
    path: '/api/orders/{code}/delivery',
    access: 'anyone',
    permission: null,
    status: 200,
    tag: 'orders',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: true,
  },
  requestReturn: {
    method: 'POST',
    path: '/api/orders/{code}/returns',
    access: 'anyone',
    permission: null,
    status: 201,
    tag: 'orders',
    provenance: 'assumed',
    repeat: 'key',
    localized: true,
  },
  uploadReturnPhoto: {
    method: 'POST',
    path: '/api/orders/{code}/returns/photos',
    access: 'anyone',
    permission: null,
    status: 201,
    tag: 'orders',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  userAddresses: {
    method: 'GET',
    path: '/api/users/me/addresses',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'user-addresses',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  createUserAddress: {
    method: 'POST',
    path: '/api/users/me/addresses',
    access: 'user',
    permission: null,
    status: 201,
    tag: 'user-addresses',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  updateUserAddress: {
    method: 'PUT',
    path: '/api/users/me/addresses/{id}',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'user-addresses',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  deleteUserAddress: {
    method: 'DELETE',
    path: '/api/users/me/addresses/{id}',
    access: 'user',
    permission: null,
    status: 200,
    tag: 'user-addresses',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  adminBanners: {
    method: 'GET',
    path: '/api/admin/banners',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  createBanner: {
    method: 'POST',
    path: '/api/admin/banners',
    access: 'staff',
    permission: 'content',
    status: 201,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: 'key',
    localized: false,
  },
  updateBannerWithFile: {
    method: 'POST',
    path: '/api/admin/banners/{id}',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  updateBanner: {
    method: 'PUT',
    path: '/api/admin/banners/{id}',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  deleteBanner: {
    method: 'DELETE',
    path: '/api/admin/banners/{id}',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  uploadBannerImage: {
    method: 'POST',
    path: '/api/admin/banners/upload',
    access: 'staff',
    permission: null,
    status: 201,
    tag: 'admin-banners',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  reorderBanners: {
    method: 'POST',
    path: '/api/admin/banners/reorder',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-banners',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  adminVouchers: {
    method: 'GET',
    path: '/api/admin/vouchers',
    access: 'staff',
    permission: 'vouchers',
    status: 200,
    tag: 'admin-vouchers',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  createVoucher: {
    method: 'POST',
    path: '/api/admin/vouchers',
    access: 'staff',
    permission: 'vouchers',
    status: 201,
    tag: 'admin-vouchers',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  updateVoucher: {
    method: 'PUT',
    path: '/api/admin/vouchers/{id}',
    access: 'staff',
    permission: 'vouchers',
    status: 200,
    tag: 'admin-vouchers',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  deleteVoucher: {
    method: 'DELETE',
    path: '/api/admin/vouchers/{id}',
    access: 'staff',
    permission: 'vouchers',
    status: 200,
    tag: 'admin-vouchers',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  updateHomepageSections: {
    method: 'PUT',
    path: '/api/admin/homepage-sections/update-all',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-home',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  updateHomepageSection: {
    method: 'PUT',
    path: '/api/admin/homepage/sections/{key}',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-home',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  uploadSectionImage: {
    method: 'POST',
    path: '/api/admin/homepage-sections/upload-image',
    access: 'staff',
    permission: 'content',
    status: 201,
    tag: 'admin-home',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  reorderHomepageSections: {
    method: 'POST',
    path: '/api/admin/homepage/sections/reorder',
    access: 'staff',
    permission: 'content',
    status: 200,
    tag: 'admin-home',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  adminProducts: {
    method: 'GET',
    path: '/api/admin/products',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  createProduct: {
    method: 'POST',
    path: '/api/admin/products',
    access: 'staff',
    permission: 'products:write',
    status: 201,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: 'key',
    localized: false,
  },
  adminBrands: {
    method: 'GET',
    path: '/api/admin/products/brands',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  adminProduct: {
    method: 'GET',
    path: '/api/admin/products/{id}',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  updateProduct: {
    method: 'PUT',
    path: '/api/admin/products/{id}',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/api/admin/products/{id}',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-products',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  uploadProductImage: {
    method: 'POST',
    path: '/api/admin/products/upload-image',
    access: 'staff',
    permission: 'products:write',
    status: 201,
    tag: 'admin-products',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  bulkUpdateProducts: {
    method: 'POST',
    path: '/api/admin/products/bulk',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-products',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  duplicateProduct: {
    method: 'POST',
    path: '/api/admin/products/{id}/duplicate',
    access: 'staff',
    permission: 'products:write',
    status: 201,
    tag: 'admin-products',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  adminVariants: {
    method: 'GET',
    path: '/api/admin/products/variants',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-variants',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  saveVariants: {
    method: 'POST',
    path: '/api/admin/products/variants',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-variants',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  productImports: {
    method: 'GET',
    path: '/api/admin/product-imports',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-imports',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  startProductImport: {
    method: 'POST',
    path: '/api/admin/product-imports',
    access: 'staff',
    permission: 'products:write',
    status: 202,
    tag: 'admin-imports',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  productImport: {
    method: 'GET',
    path: '/api/admin/product-imports/{id}',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-imports',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  productImportOutcomes: {
    method: 'GET',
    path: '/api/admin/product-imports/{id}/outcomes',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-imports',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  cancelProductImport: {
    method: 'POST',
    path: '/api/admin/product-imports/{id}/cancel',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-imports',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  adminCategories: {
    method: 'GET',
    path: '/api/admin/categories',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-categories',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  createCategory: {
    method: 'POST',
    path: '/api/admin/categories',
    access: 'staff',
    permission: 'products:write',
    status: 201,
    tag: 'admin-categories',
    provenance: 'inferred',
    repeat: 'key',
    localized: false,
  },
  adminCategory: {
    method: 'GET',
    path: '/api/admin/categories/{id}',
    access: 'staff',
    permission: 'products:read',
    status: 200,
    tag: 'admin-categories',
    provenance: 'inferred',
    repeat: null,
    localized: false,
  },
  updateCategory: {
    method: 'PUT',
    path: '/api/admin/categories/{id}',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-categories',
    provenance: 'inferred',
    repeat: 'seen',
    localized: false,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/admin/categories/{id}',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-categories',
    provenance: 'inferred',
    repeat: 'harmless',
    localized: false,
  },
  reorderCategories: {
    method: 'POST',
    path: '/api/admin/categories/reorder',
    access: 'staff',
    permission: 'products:write',
    status: 200,
    tag: 'admin-categories',
    provenance: 'assumed',
    repeat: 'harmless',
    localized: false,
  },
  adminOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    access: 'staff',
    permission: 'orders:read',
    status: 200,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  createAdminOrder: {
    method: 'POST',
    path: '/api/admin/orders',
    access: 'staff',
    permission: 'orders:write',
    status: 201,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  adminOrder: {
    method: 'GET',
    path: '/api/admin/orders/{id}',
    access: 'staff',
    permission: 'orders:read',
    status: 200,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  changeAdminOrder: {
    method: 'PUT',
    path: '/api/admin/orders/{id}',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-order-changes',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  settlePayment: {
    method: 'POST',
    path: '/api/admin/orders/{id}/payment',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-payments',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  transitionOrder: {
    method: 'POST',
    path: '/api/admin/orders/{id}/transition',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  moveOrders: {
    method: 'POST',
    path: '/api/admin/orders/moves',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
  settleCash: {
    method: 'POST',
    path: '/api/admin/orders/settlements',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/admin/orders/{id}/notes',
    access: 'staff',
    permission: 'orders:write',
    status: 201,
    tag: 'admin-orders',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  adminReturns: {
    method: 'GET',
    path: '/api/admin/returns',
    access: 'staff',
    permission: 'orders:read',
    status: 200,
    tag: 'admin-returns',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  createAdminReturn: {
    method: 'POST',
    path: '/api/admin/orders/{id}/returns',
    access: 'staff',
    permission: 'orders:write',
    status: 201,
    tag: 'admin-return-moves',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  moveReturn: {
    method: 'POST',
    path: '/api/admin/orders/{id}/returns/{return_id}/move',
    access: 'staff',
    permission: 'orders:write',
    status: 200,
    tag: 'admin-return-moves',
    provenance: 'assumed',
    repeat: 'key',
    localized: false,
  },
  adminDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'staff',
    permission: 'figures',
    status: 200,
    tag: 'admin-dashboard',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  adminCustomers: {
    method: 'GET',
    path: '/api/admin/customers',
    access: 'staff',
    permission: 'customers',
    status: 200,
    tag: 'admin-customers',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  adminCustomer: {
    method: 'GET',
    path: '/api/admin/customers/{key}',
    access: 'staff',
    permission: 'customers',
    status: 200,
    tag: 'admin-customers',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  adminActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    access: 'staff',
    permission: 'activity',
    status: 200,
    tag: 'admin-activity',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  adminPermissions: {
    method: 'GET',
    path: '/api/admin/permissions',
    access: 'staff',
    permission: null,
    status: 200,
    tag: 'admin-permissions',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  adminSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    access: 'staff',
    permission: 'settings',
    status: 200,
    tag: 'admin-settings',
    provenance: 'assumed',
    repeat: null,
    localized: false,
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'staff',
    permission: 'settings',
    status: 200,
    tag: 'admin-settings',
    provenance: 'assumed',
    repeat: 'seen',
    localized: false,
  },
} as const
