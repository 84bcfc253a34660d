import { afterOrdering } from './after-ordering'
import { type ErrorRow, type RowGroup, rowsOf, says, server, shows } from './row'

const signingIn = {
  operation: 'login',
  place: 'box',
  path: '/cart',
  action: 'signIn',
  test: 'what signing in says',
} as const satisfies RowGroup

const registering = {
  operation: 'register',
  place: 'box',
  path: '/cart',
  action: 'register',
  test: 'what registering says',
} as const satisfies RowGroup

const site = {
  operation: 'siteInfo',
  place: 'main',
  path: '/contact',
  test: 'what the contact page says',
} as const satisfies RowGroup

const cart = {
  operation: 'syncCartProducts',
  given: ['cart:filled'],
  place: 'toast',
  path: '/cart',
  test: 'what the cart says',
} as const satisfies RowGroup

const product = {
  operation: 'productDetail',
  place: 'main',
  path: '/products/dam-chu-a-co-sen-tu-anh',
  test: 'what a product says',
} as const satisfies RowGroup

const list = {
  operation: 'productList',
  place: 'main',
  path: '/products',
  test: 'what a list says',
} as const satisfies RowGroup

const home = {
  operation: 'adminHomepageSections',
  place: 'main',
  path: '/',
  test: 'what the home page says',
} as const satisfies RowGroup

const banners = { ...home, operation: 'homepageBanners' } as const satisfies RowGroup

const adding = {
  place: 'toast',
  path: '/products/dam-chu-a-co-sen-tu-anh',
  action: 'add',
  test: 'what a tap says',
} as const satisfies RowGroup

const heart = {
  operation: 'addToWishlist',
  given: ['login:shopper'],
  place: 'toast',
  path: '/category/dresses',
  action: 'keep',
  test: 'what a tap says',
} as const satisfies RowGroup

const wishlist = {
  ...heart,
  operation: 'removeFromWishlist',
  path: '/wishlist',
  action: 'letGo',
} as const satisfies RowGroup

const selectors = {
  given: ['checkout:cod'],
  place: 'inline',
  path: '/checkout',
  test: 'what the address selectors say',
} as const satisfies RowGroup

const ordering = {
  operation: 'createOrder',
  given: ['checkout:cod'],
  place: 'toast',
  path: '/checkout',
  action: 'pay',
  test: 'what placing an order says',
} as const satisfies RowGroup

const book = {
  operation: 'userAddresses',
  given: ['login:shopper'],
  place: 'main',
  path: '/account/addresses',
  test: 'what the address book says',
} as const satisfies RowGroup

const edits = { ...book, operation: null, place: 'toast' } as const satisfies RowGroup

const paying = {
  place: 'toast',
  path: '/checkout',
  test: 'what paying says',
} as const satisfies RowGroup

const returning = {
  ...paying,
  operation: 'paypalStatus',
  place: 'main',
  path: '/order-success?token=EC-0',
} as const satisfies RowGroup

const office = {
  given: ['login:staff'],
  place: 'toast',
  path: '/admin/products',
  test: 'what the product form says',
} as const satisfies RowGroup

const other = { outcome: 'other status' } as const

export const errorCatalogue: readonly ErrorRow[] = [
  ...rowsOf(signingIn, {
    'login.401': says('§8.1.1', 'badCredentials', 'auth.error.badCredentials'),
    'login.422': says('§8.1.2', '422:email=Email không hợp lệ;password=Mật khẩu quá ngắn', {
      server: 'Email không hợp lệ, Mật khẩu quá ngắn',
    }),
    'login.500': says('§8.1.3', '500:message=Máy chủ mệt', 'auth.error.loginFailed'),
    'login.other.server': server('§8.1.4', 418, 'Ấm trà thì không pha cà phê', other),
    'login.other': says('§8.1.4', '418empty', 'ui.error', other),
    'login.noAnswer': says('§8.1.5', 'offline', 'common.error.offline'),
    'login.unreadable': says('§8.1.5', 'html', 'auth.error.cannotConnect'),
    currentUser: says('§8.1.6', 'serverError', 'auth.error.user', {
      operation: 'currentUser',
      place: 'toast',
      action: null,
      given: ['login:shopper'],
    }),
  }),
  ...rowsOf(registering, {
    'register.422': says('§8.2.1', '422:email=Email đã được dùng;phone=Số điện thoại sai', {
      server: 'Email đã được dùng, Số điện thoại sai',
    }),
    'register.422.server': server('§8.2.1', 422, 'Validation failed'),
    'register.422.empty': says('§8.2.1', '422empty', 'auth.error.registerInvalid'),
    'register.500.server': server('§8.2.2', 500, 'Đang bảo trì tài khoản'),
    'register.500': says('§8.2.2', '500empty', 'auth.error.registerFailed'),
    'register.other': says('§8.2.3', '403:message=Cấm', 'ui.error', other),
  }),
  ...rowsOf(signingIn, {
    'any.timeout': says('§8.3.1', 'timeout', 'common.error.timeout'),
    'any.offline': says('§8.3.2', 'offline', 'common.error.offline', {
      operation: 'adminHomepageSections',
      place: 'main',
      path: '/',
      action: null,
      test: 'what the home page says',
    }),
  }),
  ...rowsOf(site, {
    'site.500.server': server('§8.4.1', 500, 'Đang chuyển cửa hàng'),
    'site.500': says('§8.4.1', '500empty', 'info.error.site'),
    'site.other.server': server('§8.4.2', 410, 'Trang này đã dời đi', other),
    'site.other': says('§8.4.2', '410empty', 'ui.error', other),
  }),
  ...rowsOf(cart, {
    'cart.422': says('§8.5.1', '422:items=Giỏ quá đầy;items.0.quantity=Số lượng sai', {
      server: 'Giỏ quá đầy, Số lượng sai',
    }),
    'cart.500.server': server('§8.5.2', 500, 'Giỏ hàng đang được kiểm tra'),
    'cart.500': says('§8.5.2', '500empty', 'line.error.products'),
    'cart.other': says('§8.5.3', '404:message=Không có giỏ', 'ui.error', other),
    'cart.sync': says('§8.5.4', 'wrongShape', 'line.error.sync'),
  }),
  ...rowsOf(product, {
    'product.404': says('§8.6.2', 'notFound', 'product.error.notFound'),
    'product.noSlug': shows('§8.6.2', 404, 'product.error.notFound', {
      path: '/products/khong-co',
    }),
    'product.400.server': server('§8.6.1', 400, 'Mã sản phẩm không đọc được'),
    'product.400': says('§8.6.3', '400empty', 'catalogue.error.invalid'),
    'product.422': says('§8.6.3', '422:slug=Sai', { server: 'Dữ liệu không hợp lệ' }),
    'product.offline': says('§8.6.4', 'offline', 'catalogue.error.offline'),
    'product.500.server': server('§8.6.1', 500, 'Kho đang kiểm kê'),
    'product.500': says('§8.6.1', '500empty', 'product.error.failed'),
    'product.related': says('§8.6.8a', 'serverError', 'product.related.none', {
      operation: 'relatedProducts',
      place: 'inline',
      action: 'scroll',
    }),
    'product.sizeChart': shows('§8.6.9b', 'done', 'product.sizeChart.missing', {
      place: 'inline',
      action: 'openSizes',
      given: ['product.bare'],
    }),
    'product.description': shows('§8.6.9c', 'done', 'product.detail.missing', {
      place: 'inline',
      given: ['product.bare'],
    }),
    'product.viewed': says(
      '§8.6.8b',
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
    'category.404': shows('§8.6.5', 404, 'catalogue.error.categoryNotFound', {
      operation: 'productsByCategory',
      path: '/category/khong-co',
    }),
    'products.500.server': server('§8.6.1', 500, 'Danh mục đang được sắp lại'),
    'products.500': says('§8.6.6c', '500empty', 'catalogue.error.products'),
    'products.retry': says('§8.6.7a', 'html', 'ui.retry'),
    'products.none': shows('§8.6.9a', 'done', 'catalogue.empty', {
      operation: 'productsByCategory',
      place: 'inline',
      path: '/category/dresses',
      given: ['catalogue.empty'],
    }),
  }),
  ...rowsOf(banners, {
    'banners.500.server': server('§8.6.1', 500, 'Ảnh bìa đang được chụp'),
    'banners.500': says('§8.6.6a', '500empty', 'home.error.banners'),
  }),
  ...rowsOf(home, {
    'home.500.server': server('§8.6.1', 500, 'Trang chủ đang được bày'),
    'home.500': says('§8.6.6b', '500empty', 'home.error.sections'),
  }),
  ...rowsOf(adding, {
    'restock.send': says('§8.12.1e', '500empty', 'restock.error', {
      operation: 'createRestockNotice',
      place: 'window',
      path: '/products/ao-dai-gam-lua-thuy-moc',
      action: 'askRestock',
    }),
    'cart.addFailed': shows('§8.7.1b', 'none', 'product.addFailed', { given: ['storage:full'] }),
    'cart.chooseOptions': shows('§8.7.1c', 'none', 'product.chooseOptions', {
      given: ['product.bare'],
    }),
    'cart.added': shows('§8.7.1a', 'done', 'product.added', { given: ['login:visitor'] }),
  }),
  ...rowsOf(heart, {
    'wishlist.added': shows('§8.7.1d', 'done', 'wishlist.added'),
    'wishlist.addFailed': says('§8.7.1f', 'serverError', 'wishlist.error.add'),
  }),
  ...rowsOf(wishlist, {
    'wishlist.removed': shows('§8.7.1e', 'done', 'wishlist.removed'),
    'wishlist.removeFailed': says('§8.7.1g', 'serverError', 'wishlist.error.remove'),
  }),
  ...rowsOf(selectors, {
    'cascade.country': says('§8.8.1a', 'serverError', 'address.error.country', {
      operation: 'countries',
    }),
    'cascade.province': says('§8.8.1b', 'serverError', 'address.error.province', {
      operation: 'provinces',
    }),
    'cascade.district': says('§8.8.1c', 'serverError', 'address.error.district', {
      operation: 'districts',
    }),
    'cascade.ward': says('§8.8.1d', 'serverError', 'address.error.ward', { operation: 'wards' }),
    'cascade.search': shows('§8.8.2', 500, 'ui.error', {
      operation: 'searchAddress',
      place: 'nowhere',
      given: ['checkout:cod', 'searchAddress.serverError', 'fullAddress.serverError'],
    }),
  }),
  ...rowsOf(ordering, {
    'order.422': says('§8.9.1', '422:phone=Số điện thoại sai;address=Địa chỉ quá ngắn', {
      server: 'Số điện thoại sai, Địa chỉ quá ngắn',
    }),
    'order.500.server': server('§8.9.2', 500, 'Quầy đang kiểm tiền'),
    'order.500': says('§8.9.2', '500empty', 'order.error.createFailed'),
    'order.offline': says('§8.9.3', 'offline', 'order.error.cannotConnect'),
    'order.couponUsedUp': says('§8.9.1', 'couponUsedUp', {
      server: 'Mã giảm giá đã hết lượt dùng',
    }),
    'order.stockGone': says('§8.9.2', 'stockGone', { server: 'Sản phẩm vừa hết hàng' }),
    'order.priceChanged': says('§8.9.2', 'priceChanged', { server: 'Giá sản phẩm vừa thay đổi' }),
  }),
  ...rowsOf(book, {
    'book.list': says('§8.10.1a', '500:message=Sổ đang mượn', 'book.error.list'),
    'book.offline': says('§8.10.1b', 'offline', 'book.error.offline'),
  }),
  ...rowsOf(edits, {
    'book.save': says('§8.10.1c', 'serverError', 'ui.error', {
      operation: 'createUserAddress',
      place: 'box',
      action: 'addAddress',
    }),
    'book.delete': says('§8.10.1d', 'serverError', 'book.error.delete', {
      operation: 'deleteUserAddress',
      place: 'box',
      action: 'deleteAddress',
    }),
    'book.ask': shows('§8.10.3', 'none', 'book.delete.ask', {
      place: 'window',
      action: 'askDelete',
    }),
    'book.added': shows('§8.10.2b', 'done', 'book.saved.new', {
      operation: 'createUserAddress',
      action: 'addAddress',
    }),
    'book.changed': shows('§8.10.2a', 'done', 'book.saved.changed', {
      operation: 'updateUserAddress',
      action: 'changeAddress',
    }),
    'book.deleted': shows('§8.10.2c', 'done', 'book.deleted', {
      operation: 'deleteUserAddress',
      action: 'deleteAddress',
    }),
  }),
  ...rowsOf(paying, {
    // This row comes first, because its return would capture a payment that a later row leaves open.
    'payment.processing': shows('§8.11.1g', 'none', 'payment.error.processing', {
      path: '/checkout?success=true',
    }),
    'payment.create': says('§8.9.2', '500empty', 'order.error.createFailed', {
      operation: 'createOrder',
      action: 'pay',
      given: ['checkout:paypal'],
    }),
    'payment.capture': says('§8.11.1b', 'serverError', 'payment.error.captureFailed', {
      operation: 'capturePayment',
      action: 'payAndApprove',
      given: ['checkout:paypal'],
    }),
  }),
  ...rowsOf(returning, {
    'payment.status': says('§8.11.1c', 'serverError', 'payment.error.statusFailed'),
    'payment.failed': shows('§8.11.1d', 'done', 'payment.error.failed', {
      path: '/order-success?token=EC-PC5GCY4WQYUIY0GUJ',
      given: ['payment.failed'],
    }),
  }),
  ...rowsOf(paying, {
    'payment.cancelled': shows('§8.11.1e', 'none', 'payment.error.cancelled', {
      path: '/checkout?success=false&token=EC-0',
    }),
  }),
  ...rowsOf(returning, {
    'payment.expired': shows('§8.11.1f', 404, 'payment.error.expired'),
    'payment.noToken': shows('§8.11.3', 'none', 'payment.error.expired', {
      operation: null,
      path: '/order-success',
    }),
    'payment.noOrder': shows('§8.11.3', 'none', 'order.notFound', {
      operation: null,
      path: '/cod-order-success',
    }),
  }),
  ...afterOrdering,
  ...rowsOf(office, {
    'adminProduct.save': says('§8.12.1b', '500empty', 'adminProducts.error.save', {
      operation: 'updateProduct',
      path: '/admin/products/1/edit',
      action: 'saveProduct',
    }),
    'adminProduct.draft': says('§8.12.1c', '500empty', 'adminProducts.error.draft', {
      operation: 'createProduct',
      path: '/admin/products/create',
      action: 'saveDraft',
    }),
    'adminImport.start': says('§8.12.1d', '500empty', 'adminImport.error.start', {
      operation: 'startProductImport',
      place: 'inline',
      path: '/admin/products/import',
      action: 'importFile',
    }),
    'admin.noRight': shows('§8.12.1f', 'none', 'admin.right.title', {
      operation: null,
      place: 'main',
      given: ['login:packer'],
    }),
    'admin.lacksRight': says(
      '§8.12.1g',
      'lacksRight',
      { server: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà' },
      { operation: 'updateProduct', path: '/admin/products/1/edit', action: 'saveProduct' },
    ),
    'adminImport.read': says('§8.12.1a', '500empty', 'adminImport.error.read', {
      operation: 'productImport',
      place: 'main',
      path: '/admin/products/import?job=1',
    }),
  }),
]
