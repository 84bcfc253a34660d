import type { Permission } from '@/api/generated/model'
import type { errorExamples } from '../contract/error-examples.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { accounts } from '../seed/accounts'

export type Words = Readonly<Record<'vi' | 'en', string>>

/** Scenarios that handlers check themselves (`switches.has(…)`), each with its description. */
export const worldSwitches = {
  'address.two-tier': {
    vi: 'Tỉnh và phường/xã, không còn quận/huyện, như từ tháng 7/2025',
    en: 'Provinces and wards without districts, as since July 2025',
  },
  'cart.price-changed': {
    vi: 'Khi đồng bộ giỏ hàng, dòng đầu tiên đắt hơn 20.000',
    en: 'The cart sync answers a higher price for the first line',
  },
  'cart.variant-gone': {
    vi: 'Khi đồng bộ giỏ hàng, phân loại của dòng đầu tiên không còn',
    en: 'The cart sync no longer knows the variant of the first line',
  },
  'bill.changed': {
    vi: 'Khi đặt hàng, phí giao hàng vừa tăng lên 45.000: trước đó báo giá 30.000',
    en: 'When an order is sent, its delivery has just risen to 45,000; the quote was 30,000',
  },
  'vouchers.listed': {
    vi: 'Trang mã giảm giá có mọi mã chưa hết hạn',
    en: 'The voucher page has every code that is not over',
  },
  'payment.failed': {
    vi: 'PayPal từ chối: thanh toán nào cũng thất bại',
    en: 'PayPal declines: every payment fails',
  },
  'payment.late': {
    vi: 'PayPal chưa báo kết quả: khách quay lại mà thanh toán còn đang chờ',
    en: 'PayPal has not reported yet: the shopper is back and the payment is pending',
  },
  'payments.unclear': {
    vi: 'Ba khoản PayPal cần đối soát: hai khoản chưa có trả lời, một khoản sai số tiền',
    en: 'Three PayPal payments are unclear: two without an answer, one of another amount',
  },
  'home.empty': { vi: 'Không có banner và mục trang chủ', en: 'No banners and no sections' },
  'catalogue.empty': { vi: 'Danh sách nào cũng không có sản phẩm', en: 'No products in any list' },
  'product.bare': {
    vi: 'Sản phẩm không có phân loại, tùy chọn, mô tả và bảng size',
    en: 'Products without variants, options, description and size chart',
  },
  'orders.none': {
    vi: 'Khách chưa có đơn hàng nào',
    en: 'The shopper has no orders yet',
  },
  'orders.many': {
    vi: 'Khách có mọi đơn hàng: nhiều trang',
    en: 'The shopper has every order of the world: several pages of them',
  },
  'returns.open': {
    vi: 'Hai mươi yêu cầu đổi trả đang chờ cửa hàng, ở mọi bước',
    en: 'Twenty returns wait for the shop, at every step',
  },
  'import.slow': {
    vi: 'Nhập tệp CSV chậm: 20 dòng mỗi giây, kịp xem và kịp dừng',
    en: 'CSV imports are slow: 20 rows a second, with time to look and to stop',
  },
  'texts.long': {
    vi: 'Tên và chữ ngắn đều dài gấp nhiều lần',
    en: 'Names and short texts are many times longer',
  },
} as const satisfies Readonly<Record<string, Words>>

export type WorldSwitch = keyof typeof worldSwitches

/** Deviations of other hosts, in the order in which they apply, each with its description. */
export const hostDrifts = {
  'drift.minimal': {
    vi: 'Câu trả lời chỉ có các trường mà đặc tả nêu tên',
    en: 'Answers have only the fields that the specification names',
  },
  'drift.relativeImages': {
    vi: 'Địa chỉ ảnh không có tên máy chủ',
    en: 'Addresses of pictures come without the host',
  },
  'drift.strings': {
    vi: 'Số là chuỗi, số tiền có phần thập phân, đúng/sai là 0 và 1',
    en: 'Numbers come as texts, amounts with decimals, booleans as 0 and 1',
  },
  'drift.nulls': {
    vi: 'Chỗ trống và trường ngoài đặc tả là null, giữa các dòng cũng có null',
    en: 'Null comes for what is empty or not in the specification, and among the rows',
  },
  'drift.extra': {
    vi: 'Đối tượng nào cũng có thêm trường lạ',
    en: 'Every object has fields that the contract does not know',
  },
  'drift.metaPages': {
    vi: 'Danh sách là data và meta, người dùng nằm dưới một khóa riêng',
    en: 'Lists come as data and meta, the user below a key of its own',
  },
  'drift.noSuccess': {
    vi: 'Câu trả lời không nói có thành công hay không',
    en: 'Answers do not say whether they are a success',
  },
  'drift.noBody': {
    vi: 'Câu trả lời không có dữ liệu là 204, không có thân',
    en: 'Answers without data are a 204 without a body',
  },
} as const satisfies Readonly<Record<string, Words>>

export type DriftName = keyof typeof hostDrifts

export const transportFaults = {
  timeout: { vi: 'Không bao giờ có câu trả lời', en: 'No answer ever comes' },
  offline: {
    vi: 'Mất kết nối trước khi tới máy chủ',
    en: 'The connection fails before the server is reached',
  },
  lost: {
    vi: 'Máy chủ làm xong, nhưng câu trả lời bị mất',
    en: 'The server does its work, but the answer gets lost',
  },
  html: { vi: 'Trả về trang HTML thay vì JSON', en: 'An HTML page comes instead of JSON' },
  empty: { vi: 'Trả lời không có thân', en: 'An answer without a body' },
  truncated: {
    vi: 'Máy chủ làm xong, nhưng câu trả lời bị đứt giữa chừng',
    en: 'The server does its work, but its answer breaks off',
  },
  wrongShape: {
    vi: 'Máy chủ làm xong, nhưng câu trả lời không có dữ liệu đã hứa',
    en: 'The server does its work, but its answer has none of the promised data',
  },
  slow: { vi: 'Trả lời sau 2 giây', en: 'The answer takes 2 seconds' },
} as const satisfies Readonly<Record<string, Words>>

export type TransportFault = keyof typeof transportFaults

export const latencyProfiles = {
  instant: { vi: 'Trả lời ngay', en: 'Answers come at once' },
  usual: {
    vi: 'Nhanh như mạng tốt: 20–80 ms, địa chỉ 100–300 ms',
    en: 'As on a good line: 20–80 ms, address calls 100–300 ms',
  },
  '3g': { vi: 'Như 3G chậm: 600–1.200 ms', en: 'As on slow 3G: 600–1,200 ms' },
  hang: { vi: 'Không bao giờ trả lời', en: 'Answers never come' },
} as const satisfies Readonly<Record<string, Words>>

export type LatencyProfile = keyof typeof latencyProfiles

/** The delay of a call: the name of a network profile, or a number of ms. */
export type Latency = LatencyProfile | number

export type ErrorScenario = {
  [Op in OperationId]: `${Op}.${keyof (typeof errorExamples)[Op] & string}`
}[OperationId]

export type FaultScenario =
  | ErrorScenario
  | `${OperationId}.${TransportFault}`
  | `${OperationId}.${number}`
  | `${OperationId}.${number}${'html' | 'empty'}`
  | `${OperationId}.${number}:${string}=${string}`
  | `${OperationId}.status:${number}`
  | `${OperationId}.latency:${Latency}`

/** States of the browser's storage. Like `login:…`, a state is set once, when a page opens with it. */
export const preparations = {
  'cart:filled': { vi: 'Giỏ hàng có sẵn một sản phẩm', en: 'A product is in the cart' },
  'checkout:cod': {
    vi: 'Trang thanh toán điền sẵn, trả tiền mặt (mở /checkout)',
    en: 'A checkout that is filled in, cash on delivery (opens at /checkout)',
  },
  'checkout:paypal': {
    vi: 'Trang thanh toán điền sẵn, trả bằng PayPal (mở /checkout)',
    en: 'A checkout that is filled in, PayPal (opens at /checkout)',
  },
  'viewed:some': { vi: 'Đã xem một sản phẩm', en: 'A product was viewed' },
  'storage:full': {
    vi: 'Bộ nhớ của trình duyệt đã đầy',
    en: "The browser's storage is full",
  },
} as const satisfies Readonly<Record<string, Words>>

export type Preparation = keyof typeof preparations

export type WorldScenario =
  | WorldSwitch
  | DriftName
  | 'slow'
  | 'offline'
  | 'token.expired'
  | Preparation
  | `latency:${Latency}`
  | `jitter:${number}`
  | `jitter:${number}:${number}`
  | `clock:${string}`
  | `login:${Login}`

/**
 * `*2` limits a fault to the first two calls, `@3` to the third call, and `@3*2` to the third and fourth
 * calls.
 */
export type ScenarioName =
  | FaultScenario
  | `${FaultScenario}*${number}`
  | `${FaultScenario}@${number}`
  | `${FaultScenario}@${number}*${number}`
  | WorldScenario

/** Names for signing in. */
export const logins = {
  shopper: { vi: 'Đăng nhập là khách hàng', en: 'Signed in as a customer' },
  staff: {
    vi: 'Đăng nhập là nhân viên có mọi quyền',
    en: 'Signed in as somebody of the back office who may do everything',
  },
  packer: {
    vi: 'Đăng nhập là nhân viên đóng gói: chỉ đơn hàng',
    en: 'Signed in as a packer: orders only',
  },
  editor: {
    vi: 'Đăng nhập là biên tập viên: chỉ nội dung',
    en: 'Signed in as an editor: content only',
  },
  clerk: {
    vi: 'Đăng nhập là nhân viên nghe máy: đơn hàng, khách hàng, xem sản phẩm',
    en: 'Signed in as who answers the phone: orders, customers, products to look at',
  },
  visitor: { vi: 'Đã đăng xuất', en: 'Signed out' },
} as const satisfies Readonly<Record<keyof typeof accounts | 'visitor', Words>>

export type Login = keyof typeof logins

const isOneOf =
  <Table extends object>(table: Table) =>
  (text: string): text is keyof Table & string =>
    Object.hasOwn(table, text)

export const isLogin = isOneOf(logins)
export const isOperation = isOneOf(operationTable)
export const isPreparation = isOneOf(preparations)
export const isSwitch = isOneOf(worldSwitches)
export const isTransportFault = isOneOf(transportFaults)
export const isDrift = isOneOf(hostDrifts)
const isProfile = isOneOf(latencyProfiles)

export const driftNames: readonly DriftName[] = Object.keys(hostDrifts).filter(isDrift)

export const operationIds: readonly OperationId[] = Object.keys(operationTable).filter(isOperation)

export function latencyNamed(text: string): Latency | null {
  if (isProfile(text)) return text
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** All staff permissions that operations of the contract need. */
export const permissions: readonly Permission[] = [
  ...new Set(Object.values(operationTable).flatMap(({ permission }) => permission ?? [])),
]
