import { expect, test } from 'vitest'
import type { Order } from '@/api/generated/model'
import { readXlsxRows, xlsxOf } from '@/lib/xlsx'
import { emptyCascade } from '../address/cascade'
import { carrierFiles, carrierRows, type OutgoingParcel } from './carrier-file'

const order: Order = {
  id: 7,
  code: 'ML261121-0007',
  status: 'processing',
  payment_method: 'cod',
  payment_status: 'pending',
  full_name: 'Trần Lê "Bảo", Châu',
  phone: '+84 (0)912-345-678',
  address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
  email: null,
  note: '=HYPERLINK("http://x")',
  subtotal: 500_000,
  discount_amount: 0,
  shipping_amount: 30_000,
  total_amount: 530_000,
  items: [
    {
      id: 1,
      product_id: 1,
      variant_id: 2,
      product_name: 'Áo, lụa',
      original_name: null,
      color: 'Đỏ',
      size: 'M',
      quantity: 2,
      price: 250_000,
      slug: 'ao-lua',
      variant: null,
    },
  ],
  events: [],
  shipment: null,
  created_at: '2026-11-20T18:05:00Z',
  bill: null,
  exchange_of: null,
  returns: [],
}

const parcel: OutgoingParcel = {
  order,
  street: '12 Lê Lợi',
  region: {
    ...emptyCascade,
    province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
    district: { id: 760, name: 'Quận 1', code: '760' },
    ward: { id: 26740, name: 'Phường Bến Nghé', code: '26740' },
  },
  cod: 530_000,
  grams: 600,
  mayLook: true,
}

/** What a file says under each heading of its only row. */
function rowOf(id: string, outgoing = parcel): Record<string, string | number> {
  const carrier = carrierFiles.find((one) => one.id === id)
  const [heads = [], row = []] = carrier ? carrierRows(carrier, [outgoing]) : []
  return Object.fromEntries(heads.map((head, column) => [head, row[column] ?? '']))
}

const shared = {
  name: 'Trần Lê "Bảo", Châu',
  phone: '0912345678',
  contents: '2 x Áo, lụa Đỏ M',
  note: '\'=HYPERLINK("http://x")',
}

test('GHN gets names of places, grams and cash to collect §10.15.1', () => {
  expect(rowOf('ghn')).toEqual({
    STT: 1,
    'Tên người nhận': shared.name,
    'Số điện thoại': shared.phone,
    'Số nhà/ngõ/ngách/hẻm, Đường/Phố': '12 Lê Lợi',
    'Phường/Xã': 'Phường Bến Nghé',
    'Quận/Huyện': 'Quận 1',
    'Tỉnh/Thành': 'TP. Hồ Chí Minh',
    'Tên sản phẩm': shared.contents,
    'Số lượng': 2,
    'Khối lượng (gram)': 600,
    'Giá trị hàng hóa': 530_000,
    'Tiền thu hộ COD': 530_000,
    'Yêu cầu đơn hàng': 'Cho xem hàng không cho thử',
    'Mã đơn khách hàng': 'ML261121-0007',
    'Ghi chú': shared.note,
  })
})

test('GHTK gets kilograms §10.15.1', () => {
  expect(rowOf('ghtk')).toMatchObject({
    'Mã đơn hàng': 'ML261121-0007',
    'Số điện thoại': shared.phone,
    'Khối lượng (kg)': 0.6,
    'Tiền thu hộ': 530_000,
    'Yêu cầu khi giao': 'Cho xem hàng, không cho thử',
  })
})

test('Viettel Post gets the address in one text §10.15.1', () => {
  expect(rowOf('viettel-post')).toMatchObject({
    'Địa chỉ nhận': order.address,
    'Trọng lượng (gram)': 600,
    'Tiền thu hộ COD (VND)': 530_000,
    'Cho xem hàng': 'Cho xem hàng không cho thử',
  })
})

test('VNPost gets the codes of places with their leading zeros §10.15.1', () => {
  const province = { id: 1, name: 'Hà Nội', code: '01', has_districts: true }
  const outgoing = { ...parcel, region: { ...parcel.region, province } }
  expect(rowOf('vnpost', outgoing)).toMatchObject({
    'Mã tỉnh/thành': '01',
    'Mã quận/huyện': '760',
    'Mã phường/xã': '26740',
    'Số tiền COD': 530_000,
    'Chỉ dẫn phát': 'Cho xem hàng, không cho thử',
  })
})

test.each(['ghn', 'ghtk', 'viettel-post', 'vnpost'])(
  '%s is told where a parcel may not be looked at §9.17d',
  (id) => {
    const told = Object.values(rowOf(id, { ...parcel, mayLook: false }))
    expect(told).toContain('Không cho xem hàng')
    expect(told.join()).not.toContain('Cho xem hàng')
  },
)

test.each(['ghn', 'ghtk', 'viettel-post', 'vnpost'])(
  '%s collects nothing for a paid order §10.15.2',
  (id) => {
    const amounts = Object.entries(rowOf(id, { ...parcel, cod: 0 })).filter(([head]) =>
      /thu hộ|COD/.test(head),
    )
    expect(amounts.map(([, amount]) => amount)).toEqual([0])
  },
)

test.each(['=1+1', '+84', '-2', '@now'])('%s is no formula in a file §10.15.3', (text) => {
  const outgoing = { ...parcel, order: { ...order, full_name: text } }
  expect(rowOf('ghn', outgoing)['Tên người nhận']).toBe(`'${text}`)
})

test('an Excel file keeps texts as they are: zeros, quotes, commas §10.15.3', async () => {
  const rows = carrierRows(carrierFiles[0], [parcel])
  const read = await readXlsxRows(await xlsxOf(rows))
  expect(read).toEqual(rows.map((row) => row.map(String)))
})
