import type { CarrierFile } from './carrier-file'

/** To be checked with the carrier: nobody has sent such a file yet (docs/decisions.md). */
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
