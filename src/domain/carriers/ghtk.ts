import type { CarrierFile } from './carrier-file'

/** To be checked with the carrier: nobody has sent such a file yet (docs/decisions.md). */
export const ghtk: CarrierFile = {
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
