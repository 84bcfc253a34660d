import type { Order } from '@/api/generated/model'
import { formatPhone, phoneDigits, tidyPhone } from '@/lib/kinds/phone'
import { guardFormulas } from '@/lib/table'
import { tidyText } from '@/lib/text'
import type { Cascade } from '../address/cascade'
import type { carrierNames } from '../delivery/carriers'

/**
 * The data that a column can contain. `place` is the number of the row. The codes of provinces, districts and
 * wards come from the General Statistics Office of Vietnam.
 */
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
 * A column of a carrier's file: its heading and its content. Each carrier has other words for "the recipient
 * may open the parcel before paying", so `look` contains these words.
 */
type Column = readonly [head: string, holds: Fact | { look: string }]

/**
 * The format of the files that the shop and a carrier exchange. `columns` are the columns of the file that
 * the shop writes. `answer` has the possible headings of the columns in the file that the carrier sends back.
 */
export type CarrierFormat = {
  id: string
  /** The carrier's name, as shoppers see it. */
  name: (typeof carrierNames)[number]
  columns: readonly Column[]
  answer: { code: readonly string[]; number: readonly string[] }
  /** The possible headings of the collected amount in the carrier's statement. */
  collected: readonly string[]
}

/** An order that will be sent, with the data that its row in a carrier's file needs. */
export type OutgoingParcel = {
  order: Order
  region: Cascade
  /** The part of the address before the region. It is the whole address if the region is unknown. */
  street: string
  /** The amount to collect, in VND. */
  cod: number
  grams: number
  /** True if the recipient may open the parcel before paying. */
  mayLook: boolean
  /** True if the recipient may keep only a part of the goods. */
  mayKeepPart: boolean
}

/**
 * Returns the rows of a carrier's file, with the headings first. Texts are guarded so that no spreadsheet
 * runs them as formulas.
 */
export function carrierFileRows(
  { columns }: CarrierFormat,
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
      return typeof cell === 'number' ? cell : guardFormulas(tidyText(cell))
    })
  })
  return [columns.map(([head]) => head), ...rows]
}

function factsOf(
  { order, region, street, cod, grams, mayKeepPart }: OutgoingParcel,
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
    contents: parcelContentText(order.items),
    pieces,
    grams,
    kilograms: grams / 1000,
    value: order.total_amount,
    cod,
    note: [mayKeepPart && 'Cho giao hàng một phần', order.note].filter(Boolean).join('. '),
  }
}

/** Returns the pieces of a parcel as carriers read them: "2 x Áo thun Đen M; 1 x Quần Đen L". */
export const parcelContentText = (items: Order['items']): string =>
  items
    .map(({ quantity, product_name, color, size }) =>
      [`${quantity} x ${product_name}`, color, size].filter(Boolean).join(' '),
    )
    .join('; ')

/**
 * Returns a phone number in the digits that a carrier dials. A foreign number starts with `00` and its
 * country code.
 */
function dialledPhone(text: string): string {
  const phone = tidyPhone(text)
  return formatPhone(phone) === null && phone.startsWith('+')
    ? `00${phone.replace(/\D/g, '')}`
    : phoneDigits(phone)
}

/** The format of GHN's files. No carrier has confirmed the format of its files yet (docs/decisions.md). */
export const ghnFormat: CarrierFormat = {
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

const ghtk: CarrierFormat = {
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

const viettelPost: CarrierFormat = {
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

const vnpost: CarrierFormat = {
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

/** The carriers whose files the shop can write and read. */
export const carrierFormats: readonly [CarrierFormat, ...CarrierFormat[]] = [
  ghnFormat,
  ghtk,
  viettelPost,
  vnpost,
]
