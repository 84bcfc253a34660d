import { type ErrorRow, type RowGroup, rowsOf, says, server, shows } from './row'

const signingIn = {
  section: '8.1',
  operation: 'login',
  place: 'box',
  path: '/cart',
  action: 'signIn',
  test: 'e2e/faults/error-catalogue: what signing in says',
} as const satisfies RowGroup

const registering = {
  section: '8.2',
  operation: 'register',
  place: 'box',
  path: '/cart',
  action: 'register',
  test: 'e2e/faults/error-catalogue: what registering says',
} as const satisfies RowGroup

const anyRequest = { ...signingIn, section: '8.3' } as const satisfies RowGroup

const site = {
  section: '8.4',
  operation: 'siteInfo',
  place: 'main',
  path: '/contact',
  action: null,
  test: 'e2e/faults/error-catalogue: what the contact page says',
} as const satisfies RowGroup

const cart = {
  section: '8.5',
  operation: 'syncCartProducts',
  given: ['cart:filled'],
  place: 'toast',
  path: '/cart',
  action: null,
  test: 'e2e/faults/error-catalogue: what the cart says',
} as const satisfies RowGroup

const product = {
  section: '8.6',
  operation: 'productDetail',
  place: 'main',
  path: '/products/dam-chu-a-co-sen-tu-anh',
  action: null,
  test: 'e2e/faults/error-catalogue: what a product says',
} as const satisfies RowGroup

const list = {
  section: '8.6',
  operation: 'productList',
  place: 'main',
  path: '/products',
  action: null,
  test: 'e2e/faults/error-catalogue: what a list says',
} as const satisfies RowGroup

const home = {
  section: '8.6',
  operation: 'adminHomepageSections',
  place: 'main',
  path: '/',
  action: null,
  test: 'e2e/faults/error-catalogue: what the home page says',
} as const satisfies RowGroup

const banners = { ...home, operation: 'homepageBanners' } as const satisfies RowGroup

const adding = {
  section: '8.7',
  operation: null,
  place: 'toast',
  path: '/products/dam-chu-a-co-sen-tu-anh',
  action: 'add',
  test: 'e2e/faults/error-catalogue: what a tap says',
} as const satisfies RowGroup

const heart = {
  section: '8.7',
  operation: 'addToWishlist',
  given: ['login:shopper'],
  place: 'toast',
  path: '/category/dresses',
  action: 'keep',
  test: 'e2e/faults/error-catalogue: what a tap says',
} as const satisfies RowGroup

const wishlist = {
  ...heart,
  operation: 'removeFromWishlist',
  path: '/wishlist',
  action: 'letGo',
} as const satisfies RowGroup

const selectors = {
  section: '8.8',
  operation: null,
  given: ['checkout:cod'],
  place: 'inline',
  path: '/checkout',
  action: null,
  test: 'e2e/faults/error-catalogue: what the address selectors say',
} as const satisfies RowGroup

const ordering = {
  section: '8.9',
  operation: 'createOrder',
  given: ['checkout:cod'],
  place: 'toast',
  path: '/checkout',
  action: 'pay',
  test: 'e2e/faults/error-catalogue: what placing an order says',
} as const satisfies RowGroup

const book = {
  section: '8.10',
  operation: 'userAddresses',
  given: ['login:shopper'],
  place: 'main',
  path: '/account/addresses',
  action: null,
  test: 'e2e/faults/error-catalogue: what the address book says',
} as const satisfies RowGroup

const edits = { ...book, operation: null, place: 'toast' } as const satisfies RowGroup

const paying = {
  section: '8.11',
  operation: null,
  place: 'toast',
  path: '/checkout',
  action: null,
  test: 'e2e/faults/error-catalogue: what paying says',
} as const satisfies RowGroup

const returning = {
  ...paying,
  operation: 'paypalStatus',
  place: 'main',
  path: '/order-success?token=EC-0',
} as const satisfies RowGroup

const office = {
  section: '8.12',
  operation: null,
  given: ['login:staff'],
  place: 'toast',
  path: '/admin/products',
  action: null,
  test: 'e2e/faults/error-catalogue: what the product form says',
} as const satisfies RowGroup

/** A status that has no text of its own. */
const other = { outcome: 'other status' } as const

/** Every sentence of the error catalogue (Product §8), in its order. */
export const errorCatalogue: readonly ErrorRow[] = [
  ...rowsOf(signingIn, {
    'login.401': says('badCredentials', 'auth.error.badCredentials'),
    'login.422': says('422:email=Email không hợp lệ;password=Mật khẩu quá ngắn', {
      server: 'Email không hợp lệ, Mật khẩu quá ngắn',
    }),
    'login.500': says('500:message=Máy chủ mệt', 'auth.error.loginFailed'),
    'login.other.server': server(418, 'Ấm trà thì không pha cà phê', other),
    'login.other': says('418empty', 'ui.error', other),
    'login.noAnswer': says('offline', 'common.error.offline'),
    'login.unreadable': says('html', 'auth.error.cannotConnect'),
    currentUser: says('serverError', 'auth.error.user', {
      operation: 'currentUser',
      place: 'toast',
      action: null,
      given: ['login:shopper'],
    }),
  }),
  ...rowsOf(registering, {
    'register.422': says('422:email=Email đã được dùng;phone=Số điện thoại sai', {
      server: 'Email đã được dùng, Số điện thoại sai',
    }),
    'register.422.server': server(422, 'Validation failed'),
    'register.422.empty': says('422empty', 'auth.error.registerInvalid'),
    'register.500.server': server(500, 'Đang bảo trì tài khoản'),
    'register.500': says('500empty', 'auth.error.registerFailed'),
    'register.other': says('403:message=Cấm', 'ui.error', other),
  }),
  ...rowsOf(anyRequest, {
    'any.timeout': says('timeout', 'common.error.timeout'),
    'any.offline': says('offline', 'common.error.offline', {
      operation: 'adminHomepageSections',
      place: 'main',
      path: '/',
      action: null,
      test: 'e2e/faults/error-catalogue: what the home page says',
    }),
  }),
  ...rowsOf(site, {
    'site.500.server': server(500, 'Đang chuyển cửa hàng'),
    'site.500': says('500empty', 'info.error.site'),
    'site.other.server': server(410, 'Trang này đã dời đi', other),
    'site.other': says('410empty', 'ui.error', other),
  }),
  ...rowsOf(cart, {
    'cart.422': says('422:items=Giỏ quá đầy;items.0.quantity=Số lượng sai', {
      server: 'Giỏ quá đầy, Số lượng sai',
    }),
    'cart.500.server': server(500, 'Giỏ hàng đang được kiểm tra'),
    'cart.500': says('500empty', 'line.error.products'),
    'cart.other': says('404:message=Không có giỏ', 'ui.error', other),
    'cart.sync': says('wrongShape', 'line.error.sync'),
  }),
  ...rowsOf(product, {
    'product.404': says('notFound', 'product.error.notFound'),
    'product.noSlug': shows(404, 'product.error.notFound', { path: '/products/khong-co' }),
    'product.400.server': server(400, 'Mã sản phẩm không đọc được'),
    'product.400': says('400empty', 'catalogue.error.invalid'),
    'product.422': says('422:slug=Sai', 'catalogue.error.invalid'),
    'product.offline': says('offline', 'catalogue.error.offline'),
    'product.500.server': server(500, 'Kho đang kiểm kê'),
    'product.500': says('500empty', 'product.error.failed'),
    'product.related': says('serverError', 'product.related.none', {
      operation: 'relatedProducts',
      place: 'inline',
      action: 'scroll',
    }),
    'product.sizeChart': shows('done', 'product.sizeChart.missing', {
      place: 'inline',
      action: 'openSizes',
      given: ['product.bare'],
    }),
    'product.description': shows('done', 'product.detail.missing', {
      place: 'inline',
      given: ['product.bare'],
    }),
    'product.viewed': says(
      'serverError',
      { server: 'Đầm chữ A cổ sen Tú Anh' },
      {
        operation: 'productsByIds',
        place: 'inline',
        path: '/account/recently-viewed',
        given: ['login:shopper', 'viewed:some'],
      },
    ),
  }),
  ...rowsOf(list, {
    'category.404': shows(404, 'catalogue.error.categoryNotFound', {
      operation: 'productsByCategory',
      path: '/category/khong-co',
    }),
    'products.500.server': server(500, 'Danh mục đang được sắp lại'),
    'products.500': says('500empty', 'catalogue.error.products'),
    'products.retry': says('html', 'ui.retry'),
    'products.none': shows('done', 'catalogue.empty', {
      operation: 'productsByCategory',
      place: 'inline',
      path: '/category/dresses',
      given: ['catalogue.empty'],
    }),
  }),
  ...rowsOf(banners, {
    'banners.500.server': server(500, 'Ảnh bìa đang được chụp'),
    'banners.500': says('500empty', 'home.error.banners'),
  }),
  ...rowsOf(home, {
    'home.500.server': server(500, 'Trang chủ đang được bày'),
    'home.500': says('500empty', 'home.error.sections'),
  }),
  ...rowsOf(adding, {
    'cart.addFailed': shows('none', 'product.addFailed', { given: ['storage:full'] }),
    'cart.chooseOptions': shows('none', 'product.chooseOptions', { given: ['product.bare'] }),
    'cart.added': shows('done', 'product.added', { given: ['login:visitor'] }),
  }),
  ...rowsOf(heart, {
    'wishlist.added': shows('done', 'wishlist.added'),
    'wishlist.addFailed': says('serverError', 'wishlist.error.add'),
  }),
  ...rowsOf(wishlist, {
    'wishlist.removed': shows('done', 'wishlist.removed'),
    'wishlist.removeFailed': says('serverError', 'wishlist.error.remove'),
  }),
  ...rowsOf(selectors, {
    'cascade.country': says('serverError', 'address.error.country', { operation: 'countries' }),
    'cascade.province': says('serverError', 'address.error.province', { operation: 'provinces' }),
    'cascade.district': says('serverError', 'address.error.district', { operation: 'districts' }),
    'cascade.ward': says('serverError', 'address.error.ward', { operation: 'wards' }),
    'cascade.search': shows(500, 'ui.error', {
      operation: 'searchAddress',
      place: 'nowhere',
      given: ['checkout:cod', 'searchAddress.serverError', 'fullAddress.serverError'],
    }),
  }),
  ...rowsOf(ordering, {
    'order.422': says('422:phone=Số điện thoại sai;address=Địa chỉ quá ngắn', {
      server: 'Số điện thoại sai, Địa chỉ quá ngắn',
    }),
    'order.500.server': server(500, 'Quầy đang kiểm tiền'),
    'order.500': says('500empty', 'order.error.createFailed'),
    'order.offline': says('offline', 'order.error.cannotConnect'),
    'order.stockGone': says('stockGone', { server: 'Sản phẩm vừa hết hàng' }),
    'order.priceChanged': says('priceChanged', { server: 'Giá sản phẩm vừa thay đổi' }),
  }),
  ...rowsOf(book, {
    'book.list': says('500:message=Sổ đang mượn', 'book.error.list'),
    'book.offline': says('offline', 'book.error.offline'),
  }),
  ...rowsOf(edits, {
    'book.save': says('serverError', 'ui.error', {
      operation: 'createUserAddress',
      place: 'box',
      action: 'addAddress',
    }),
    'book.delete': says('serverError', 'book.error.delete', {
      operation: 'deleteUserAddress',
      place: 'box',
      action: 'deleteAddress',
    }),
    'book.ask': shows('none', 'book.delete.ask', { place: 'window', action: 'askDelete' }),
    'book.added': shows('done', 'book.saved.new', {
      operation: 'createUserAddress',
      action: 'addAddress',
    }),
    'book.changed': shows('done', 'book.saved.changed', {
      operation: 'updateUserAddress',
      action: 'changeAddress',
    }),
    'book.deleted': shows('done', 'book.deleted', {
      operation: 'deleteUserAddress',
      action: 'deleteAddress',
    }),
  }),
  ...rowsOf(paying, {
    // First: a payment that a later row leaves behind would be captured by this return.
    'payment.processing': shows('none', 'payment.error.processing', {
      path: '/checkout?success=true',
    }),
    'payment.create': says('500empty', 'order.error.createFailed', {
      operation: 'createOrder',
      action: 'pay',
      given: ['checkout:paypal'],
    }),
    'payment.capture': says('serverError', 'payment.error.captureFailed', {
      operation: 'capturePayment',
      action: 'payAndApprove',
      given: ['checkout:paypal'],
    }),
  }),
  ...rowsOf(returning, {
    'payment.status': says('serverError', 'payment.error.statusFailed'),
    'payment.failed': shows('done', 'payment.error.failed', {
      path: '/order-success?token=PAY-000004',
      given: ['payment.failed'],
    }),
  }),
  ...rowsOf(paying, {
    'payment.cancelled': shows('none', 'payment.error.cancelled', {
      path: '/checkout?success=false&token=EC-0',
    }),
  }),
  ...rowsOf(returning, {
    'payment.expired': shows(404, 'payment.error.expired'),
    'payment.noToken': shows('none', 'payment.error.expired', {
      operation: null,
      path: '/order-success',
    }),
    'payment.noOrder': shows('none', 'order.notFound', {
      operation: null,
      path: '/cod-order-success',
    }),
  }),
  ...rowsOf(office, {
    'adminProduct.save': says('500empty', 'adminProducts.error.save', {
      operation: 'updateProduct',
      path: '/admin/products/1/edit',
      action: 'saveProduct',
    }),
    'adminProduct.draft': says('500empty', 'adminProducts.error.draft', {
      operation: 'createProduct',
      path: '/admin/products/create',
      action: 'saveDraft',
    }),
    'adminImport.start': says('500empty', 'adminImport.error.start', {
      operation: 'startProductImport',
      place: 'inline',
      path: '/admin/products/import',
      action: 'importFile',
    }),
    'adminImport.read': says('500empty', 'adminImport.error.read', {
      operation: 'productImport',
      place: 'main',
      path: '/admin/products/import?job=1',
    }),
  }),
]
