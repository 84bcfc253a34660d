import type { CarrierFile } from './carrier-file'

/** To be checked with the carrier: nobody has sent such a file yet (docs/decisions.md). */
export const vnpost: CarrierFile = {
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
