import { type ErrorRow, type RowGroup, rowsOf, says, server } from './row'

const tracking = {
  operation: 'lookUpOrder',
  place: 'main',
  path: '/orders/track?code=ml261121-0042',
  action: 'lookUp',
  test: 'what following an order says',
} as const satisfies RowGroup

const claiming = {
  operation: 'claimOrder',
  given: ['login:shopper'],
  place: 'main',
  path: '/account/orders',
  action: 'claim',
  test: 'what adding an order to the account says',
} as const satisfies RowGroup

const moving = {
  operation: 'changeDelivery',
  given: ['login:shopper'],
  place: 'window',
  path: '/account/orders',
  action: 'changeDelivery',
  test: 'what an order says that is changed or sent back',
} as const satisfies RowGroup

const returning = {
  ...moving,
  operation: 'requestReturn',
  path: '/account/orders?tab=completed',
  action: 'askReturn',
} as const satisfies RowGroup

const photos = {
  ...returning,
  operation: 'uploadReturnPhoto',
  action: 'addReturnPhoto',
} as const satisfies RowGroup

const settling = {
  operation: 'settlePayment',
  given: ['login:staff', 'payments.unclear'],
  place: 'main',
  path: '/admin/orders/60',
  action: 'askPaypal',
  test: 'what settling a payment says',
} as const satisfies RowGroup

/**
 * Texts about an order that is already placed: tracking it, adding it to the account, changing it, returning
 * it, or settling its payment.
 */
export const afterOrdering: readonly ErrorRow[] = [
  ...rowsOf(tracking, {
    'track.404': says('§8.13.1', 'notFound', 'track.error.notFound'),
    'track.429': says('§8.13.2', 'tooManyRequests', 'track.error.tooMany.until'),
    'track.500.server': server('§8.13.3', 500, 'Sổ đơn hàng đang được chép'),
    'track.500': says('§8.13.3', '500empty', 'track.error.failed'),
    'track.offline': says('§8.3.2', 'offline', 'common.error.offline'),
  }),
  ...rowsOf(claiming, {
    'claim.429': says('§8.13.4', 'tooManyRequests', 'track.error.tooMany.until'),
    'claim.500': says('§8.13.4', '500empty', 'track.claim.failed'),
    'claim.offline': says('§8.3.2', 'offline', 'common.error.offline'),
  }),
  ...rowsOf(moving, {
    'delivery.404': says('§8.14.1', '404', 'track.delivery.error.notOffered'),
    'delivery.shipped': says('§8.14.1', 'alreadyShipped', {
      server: 'Đơn hàng đã được bàn giao cho đơn vị vận chuyển, không đổi nơi nhận được nữa',
    }),
    'delivery.cancelled': says('§8.14.1', 'alreadyCancelled', { server: 'Đơn hàng đã bị hủy' }),
    'delivery.bill': says('§8.14.1', 'billChanged', 'bill.moved.title'),
    'delivery.invalid': says('§8.14.1', 'invalid', { server: 'Số điện thoại không hợp lệ' }),
    'delivery.500': says('§8.14.1', '500empty', 'track.delivery.error.failed'),
    'delivery.offline': says('§8.3.2', 'offline', 'common.error.offline'),
  }),
  ...rowsOf(returning, {
    'return.404': says('§8.14.2', '404', 'return.error.notOffered'),
    'return.notDelivered': says('§8.14.2', 'notDelivered', {
      server: 'Đơn hàng chưa được giao, chưa thể đổi trả',
    }),
    'return.tooLate': says('§8.14.2', 'tooLate', {
      server: 'Đã hết hạn đổi trả của đơn hàng này',
    }),
    'return.tooMany': says('§8.14.2', 'tooMany', { server: 'Chỉ còn trả được 1 món' }),
    'return.nothingLeft': says('§8.14.2', 'nothingLeft', {
      server: 'Bạn đã yêu cầu đổi trả món này rồi',
    }),
    'return.unanswered': says('§8.14.2', 'html', 'return.error.unanswered'),
    'return.500': says('§8.14.2', '500empty', 'return.error.failed'),
    'return.offline': says('§8.3.2', 'offline', 'common.error.offline'),
  }),
  ...rowsOf(photos, {
    'returnPhoto.404': says('§8.14.3', '404', 'return.error.photo'),
    'returnPhoto.tooLarge': says('§8.14.3', 'tooLarge', { server: 'Ảnh vượt quá 5 MB' }),
    'returnPhoto.500': says('§8.14.3', '500empty', 'return.error.photo'),
  }),
  ...rowsOf(settling, {
    'settle.conflict': says('§8.15.1', 'conflict', 'paymentCheck.error.overtaken'),
    'settle.declined': says('§8.15.1', 'declined', {
      server: 'PayPal từ chối thu tiền của khoản thanh toán này',
    }),
    'settle.405': says('§8.15.1', '405', 'paymentCheck.error.notOffered'),
    'settle.500': says('§8.15.1', '500empty', 'paymentCheck.error'),
    'settle.offline': says('§8.3.2', 'offline', 'common.error.offline'),
  }),
]
