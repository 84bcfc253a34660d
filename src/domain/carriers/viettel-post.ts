import type { CarrierFile } from './carrier-file'

/** To be checked with the carrier: nobody has sent such a file yet (docs/decisions.md). */
export const viettelPost: CarrierFile = {
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
