import type { CarrierFile } from './carrier-file'

/** The files of the carriers, to be checked with each: nobody has sent such a file yet (docs/decisions.md). */
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
