import { describe, expect, test } from 'vitest'
import { readXlsxRows, xlsxOf } from '@/lib/xlsx'
import { benNghe } from '../address/cascade.fixtures'
import { blankItem, blankOrder } from '../order/order.fixtures'
import { carrierFormats, carrierFileRows, type OutgoingParcel } from './carrier-file'

const order = {
  ...blankOrder,
  full_name: 'Trần Lê "Bảo", Châu',
  phone: '+84 (0)912-345-678',
  note: '=HYPERLINK("http://x")',
  items: [{ ...blankItem, product_name: 'Áo, lụa', color: 'Đỏ' }],
}

const parcel: OutgoingParcel = {
  order,
  street: '12 Lê Lợi',
  region: benNghe,
  cod: 530_000,
  grams: 600,
  mayLook: true,
  mayKeepPart: false,
}

/** Returns the only row of a carrier's file as an object: each heading with its cell. */
function rowOf(id: string, outgoing = parcel): Record<string, string | number> {
  const carrier = carrierFormats.find((one) => one.id === id)
  const [heads = [], row = []] = carrier ? carrierFileRows(carrier, [outgoing]) : []
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

const province = { id: 1, name: 'Hà Nội', code: '01', has_districts: true }

test.each([
  [
    'kilograms',
    'ghtk',
    {
      'Mã đơn hàng': 'ML261121-0007',
      'Số điện thoại': shared.phone,
      'Khối lượng (kg)': 0.6,
      'Tiền thu hộ': 530_000,
      'Yêu cầu khi giao': 'Cho xem hàng, không cho thử',
    },
  ],
  [
    'the address as one text',
    'viettel-post',
    {
      'Địa chỉ nhận': order.address,
      'Trọng lượng (gram)': 600,
      'Tiền thu hộ COD (VND)': 530_000,
      'Cho xem hàng': 'Cho xem hàng không cho thử',
    },
  ],
  [
    'place codes with their leading zeros',
    'vnpost',
    {
      'Mã tỉnh/thành': '01',
      'Mã quận/huyện': '760',
      'Mã phường/xã': '26740',
      'Số tiền COD': 530_000,
      'Chỉ dẫn phát': 'Cho xem hàng, không cho thử',
    },
  ],
])('%s: %s §10.15.1', (_, carrier, cells) => {
  const outgoing = { ...parcel, region: { ...parcel.region, province } }
  expect(rowOf(carrier, outgoing)).toMatchObject(cells)
})

describe.each(carrierFormats.map(({ id }) => id))('the file of %s', (id) => {
  test('marks parcels that the recipient may not open §9.17d', () => {
    const cells = Object.values(rowOf(id, { ...parcel, mayLook: false }))
    expect(cells).toContain('Không cho xem hàng')
    expect(cells.join()).not.toContain('Cho xem hàng')
  })

  test('marks parcels of which a part may be kept §10.25.6', () => {
    const cells = (mayKeepPart: boolean) =>
      Object.values(rowOf(id, { ...parcel, mayKeepPart })).join()
    expect(cells(true)).toContain('Cho giao hàng một phần')
    expect(cells(false)).not.toContain('một phần')
  })

  test('collects nothing for a paid order §10.15.1', () => {
    const cells = Object.entries(rowOf(id, { ...parcel, cod: 0 }))
    const amounts = cells.filter(([head]) => /thu hộ|COD/.test(head))
    expect(amounts.map(([, amount]) => amount)).toEqual([0])
  })
})

test.each(['=1+1', '+84', '-2', '@now'])('%s does not become a formula §10.15.1', (text) => {
  const outgoing = { ...parcel, order: { ...order, full_name: text } }
  expect(rowOf('ghn', outgoing)['Tên người nhận']).toBe(`'${text}`)
})

test('an Excel file keeps zeros, quotes and commas of texts §10.15.1', async () => {
  const rows = carrierFileRows(carrierFormats[0], [parcel])
  const read = await readXlsxRows(await xlsxOf(rows))
  expect(read).toEqual(rows.map((row) => row.map(String)))
})
