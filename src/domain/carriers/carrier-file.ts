import type { Order } from '@/api/generated/model'
import { formatPhone, phoneDigits, tidyPhone } from '@/lib/kinds/phone'
import { withoutFormula } from '@/lib/table'
import { tidyText } from '@/lib/text'
import type { Cascade } from '../address/cascade'
import type { carrierNames } from '../delivery/carriers'

/** A fact of a parcel that a column can hold. Place codes are those of the General Statistics Office. */
type Fact =
  | 'place'
  | 'code'
  | 'name'
  | 'phone'
  | 'address'
  | 'street'
  | 'ward'
  | 'wardCode'
  | 'district'
  | 'districtCode'
  | 'province'
  | 'provinceCode'
  | 'contents'
  | 'pieces'
  | 'grams'
  | 'kilograms'
  | 'value'
  | 'cod'
  | 'note'

/**
 * A column: its heading, and a fact of the parcel. `look` is the carrier's text for "may be opened before
 * payment".
 */
type Column = readonly [head: string, holds: Fact | { look: string }]

/** A carrier's file for parcels, and the headings that identify the columns of its answer. */
export type CarrierFile = {
  id: string
  /** The name that the shopper reads. */
  name: (typeof carrierNames)[number]
  columns: readonly Column[]
  answer: { code: readonly string[]; number: readonly string[] }
  /** Headings of the collected amount in the carrier's statement. */
  collected: readonly string[]
}

/** An order with the facts that only the shop knows. */
export type OutgoingParcel = {
  order: Order
  region: Cascade
  /** The text before the region. The whole address when the region is unknown. */
  street: string
  /** The amount to collect, in VND. */
  cod: number
  grams: number
  /** False when the recipient may not open the parcel before paying. */
  mayLook: boolean
}

/** Returns the rows of a carrier's file, headings first. No text begins like a formula. */
export function carrierRows(
  { columns }: CarrierFile,
  parcels: readonly OutgoingParcel[],
): readonly (readonly (string | number)[])[] {
  const rows = parcels.map((parcel, index) => {
    const facts = factsOf(parcel, index + 1)
    return columns.map(([, holds]) => {
      const cell =
        typeof holds === 'string'
          ? facts[holds]
          : parcel.mayLook
            ? holds.look
            : 'Không cho xem hàng'
      return typeof cell === 'number' ? cell : withoutFormula(tidyText(cell))
    })
  })
  return [columns.map(([head]) => head), ...rows]
}

function factsOf(
  { order, region, street, cod, grams }: OutgoingParcel,
  place: number,
): Record<Fact, string | number> {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    place,
    code: order.code,
    name: order.full_name,
    phone: dialledPhone(order.phone),
    address: order.address,
    street,
    ward: region.ward?.name ?? '',
    wardCode: region.ward?.code ?? '',
    district: region.district?.name ?? '',
    districtCode: region.district?.code ?? '',
    province: region.province?.name ?? '',
    provinceCode: region.province?.code ?? '',
    contents: order.items
      .map(({ quantity, product_name, color, size }) =>
        [`${quantity} x ${product_name}`, color, size].filter(Boolean).join(' '),
      )
      .join('; '),
    pieces,
    grams,
    kilograms: grams / 1000,
    value: order.total_amount,
    cod,
    note: order.note ?? '',
  }
}

/**
 * Returns a number as a carrier dials it: digits only. A foreign number begins with `00` and its country
 * code.
 */
function dialledPhone(text: string): string {
  const phone = tidyPhone(text)
  return formatPhone(phone) === null && phone.startsWith('+')
    ? `00${phone.replace(/\D/g, '')}`
    : phoneDigits(phone)
}

/** The carriers' files. No carrier has confirmed them yet (docs/decisions.md). */
export const ghn: CarrierFile = {
  id: 'ghn',
  name: 'Giao Hàng Nhanh',
  columns: [
    ['STT', 'place'],
    ['Tên người nhận', 'name'],
    ['Số điện thoại', 'phone'],
    ['Số nhà/ngõ/ngách/hẻm, Đường/Phố', 'street'],
    ['Phường/Xã', 'ward'],
    ['Quận/Huyện', 'district'],
    ['Tỉnh/Thành', 'province'],
    ['Tên sản phẩm', 'contents'],
    ['Số lượng', 'pieces'],
    ['Khối lượng (gram)', 'grams'],
    ['Giá trị hàng hóa', 'value'],
    ['Tiền thu hộ COD', 'cod'],
    ['Yêu cầu đơn hàng', { look: 'Cho xem hàng không cho thử' }],
    ['Mã đơn khách hàng', 'code'],
    ['Ghi chú', 'note'],
  ],
  answer: { code: ['Mã đơn khách hàng', 'Mã đơn riêng'], number: ['Mã đơn GHN', 'Mã vận đơn'] },
  collected: ['Tiền thu hộ COD', 'Tiền thu hộ', 'COD'],
}

const ghtk: CarrierFile = {
  id: 'ghtk',
  name: 'Giao Hàng Tiết Kiệm',
  columns: [
    ['Mã đơn hàng', 'code'],
    ['Tên khách hàng', 'name'],
    ['Số điện thoại', 'phone'],
    ['Địa chỉ', 'street'],
    ['Phường/Xã', 'ward'],
    ['Quận/Huyện', 'district'],
    ['Tỉnh/Thành phố', 'province'],
    ['Tên sản phẩm', 'contents'],
    ['Số lượng', 'pieces'],
    ['Khối lượng (kg)', 'kilograms'],
    ['Giá trị hàng', 'value'],
    ['Tiền thu hộ', 'cod'],
    ['Yêu cầu khi giao', { look: 'Cho xem hàng, không cho thử' }],
    ['Ghi chú', 'note'],
  ],
  answer: {
    code: ['Mã đơn hàng', 'Mã ĐH shop'],
    number: ['Mã đơn GHTK', 'Mã vận đơn', 'Nhãn đơn'],
  },
  collected: ['Tiền thu hộ', 'Tiền CoD', 'CoD'],
}

const viettelPost: CarrierFile = {
  id: 'viettel-post',
  name: 'Viettel Post',
  columns: [
    ['STT', 'place'],
    ['Mã đơn hàng', 'code'],
    ['Tên người nhận', 'name'],
    ['Số ĐT người nhận', 'phone'],
    ['Địa chỉ nhận', 'address'],
    ['Tên hàng hóa', 'contents'],
    ['Số lượng', 'pieces'],
    ['Trọng lượng (gram)', 'grams'],
    ['Giá trị hàng (VND)', 'value'],
    ['Tiền thu hộ COD (VND)', 'cod'],
    ['Cho xem hàng', { look: 'Cho xem hàng không cho thử' }],
    ['Ghi chú', 'note'],
  ],
  answer: { code: ['Mã đơn hàng'], number: ['Mã vận đơn', 'Mã phiếu gửi'] },
  collected: ['Tiền thu hộ COD (VND)', 'Tiền thu hộ', 'Tiền COD'],
}

const vnpost: CarrierFile = {
  id: 'vnpost',
  name: 'VNPost',
  columns: [
    ['Mã đơn hàng', 'code'],
    ['Họ tên người nhận', 'name'],
    ['Điện thoại người nhận', 'phone'],
    ['Địa chỉ người nhận', 'street'],
    ['Mã tỉnh/thành', 'provinceCode'],
    ['Mã quận/huyện', 'districtCode'],
    ['Mã phường/xã', 'wardCode'],
    ['Nội dung hàng', 'contents'],
    ['Khối lượng (gram)', 'grams'],
    ['Trị giá khai báo', 'value'],
    ['Số tiền COD', 'cod'],
    ['Chỉ dẫn phát', { look: 'Cho xem hàng, không cho thử' }],
    ['Ghi chú', 'note'],
  ],
  answer: { code: ['Mã đơn hàng', 'Số tham chiếu'], number: ['Số hiệu bưu gửi', 'Mã vận đơn'] },
  collected: ['Số tiền COD', 'Tiền thu hộ'],
}

/** The carriers whose files the shop writes and reads. */
export const carrierFiles: readonly [CarrierFile, ...CarrierFile[]] = [
  ghn,
  ghtk,
  viettelPost,
  vnpost,
]
