import { expect, test } from 'vitest'
import type { ProductImportRow } from '@/api/generated/model'
import { createClient } from './test-client'

const start = new Date('2026-11-21T02:00:00Z')

function openClient() {
  const client = createClient({ now: start })
  const { call } = client
  let seconds = 0
  const clock = () => new Date(start.getTime() + seconds * 1000).toISOString()
  return {
    ...client,
    later(more: number) {
      seconds += more
      client.scenario.set([`clock:${clock()}`])
    },
    async begin(rows: ProductImportRow[]) {
      const body = { file_name: 'a.csv', dry_run: false, rows }
      return (await call('startProductImport', { body })).data
    },
    read: async (id: number) => (await call('productImport', { params: { id } })).data,
    outcomes: async (id: number) =>
      (await call('productImportOutcomes', { params: { id }, query: { per_page: 500 } })).data
        .outcomes,
    variants: async () => (await call('adminVariants', { query: { per_page: 500 } })).data.variants,
  }
}

test('an unchanged file changes nothing; one other price is one change §10.10.3 §10.10.5 §10.10.6 §10.10.8 §10.10.2', async () => {
  const { begin, later, read, outcomes, variants } = openClient()
  const rows = (await variants()).slice(0, 40).map((row, index) => {
    const { category_name, updated_at, ...rest } = row
    const price = index === 7 ? row.price + 10_000 : row.price
    const version = updated_at ? { updated_at } : {}
    const sale = row.original_price === null ? {} : { original_price: row.price + 500_000 }
    const before = index === 7 ? sale : {}
    return {
      ...rest,
      ...version,
      line: index + 2,
      price,
      ...before,
      category: category_name ?? '',
    }
  })
  const kept = rows.map(({ category, ...row }) => (category ? { ...row, category } : row))
  const { id } = await begin(kept)
  later(10)
  expect(await read(id)).toMatchObject({ status: 'done', updated: 1, unchanged: 39, failed: 0 })
  const changed = (await outcomes(id)).find(({ result }) => result === 'updated')
  expect(changed?.changes.find(({ field }) => field === 'price')).toEqual({
    field: 'price',
    before: String((rows[7]?.price ?? 0) - 10_000),
    after: String(rows[7]?.price),
  })
})

test('a faulty row holds back all rows of its product, but no other product', async () => {
  const { begin, later, read, outcomes, variants } = openClient()
  const all = await variants()
  const [one, two] = all
  const other = all.find(({ product_id }) => product_id !== one?.product_id)
  if (!one || !two || !other || one.product_id !== two.product_id) throw new Error('Other seed')
  const { id } = await begin([
    { line: 2, variant_id: one.variant_id, stock: 1 + one.stock, stock_before: one.stock },
    { line: 3, product_id: one.product_id, variant_id: 999_999, stock: 3 },
    { line: 4, variant_id: other.variant_id, stock: 1 + other.stock, stock_before: other.stock },
  ])
  later(10)
  expect(await read(id)).toMatchObject({ failed: 2, updated: 1, status: 'done' })
  expect((await outcomes(id)).map(({ message }) => message)).toEqual([
    'Một dòng khác của sản phẩm này có lỗi. Hãy sửa dòng đó trước.',
    'Phân loại không thuộc sản phẩm này. Vui lòng kiểm tra ID.',
    '',
  ])
  const after = await variants()
  expect(after.find(({ variant_id }) => variant_id === one.variant_id)).toEqual(one)
})

test('a variant has one row, named by its id or by its options §10.10.2', async () => {
  const { begin, later, outcomes, variants } = openClient()
  const [first] = await variants()
  if (!first) throw new Error('The seed has no variants')
  const { product_id, variant_id, color, size, price } = first
  const { id } = await begin([
    { line: 2, variant_id, price: price - 1000 },
    { line: 3, product_id, color, size, price },
  ])
  later(10)
  expect((await outcomes(id)).map(({ message }) => message)).toEqual([
    'Một dòng khác của sản phẩm này có lỗi. Hãy sửa dòng đó trước.',
    'Phân loại này đã có ở dòng trước. Hãy bỏ bớt một dòng.',
  ])
  expect((await variants())[0]).toEqual(first)
})

test('rows of a new name make one draft; a known name needs its id §10.10.7', async () => {
  const { begin, later, outcomes, call, variants } = openClient()
  const [known] = await variants()
  const line = { name: 'Áo nhập thử', price: 250_000, stock: 3, color: 'Đen' }
  const { id } = await begin([
    { ...line, line: 2, size: 'M' },
    { ...line, line: 3, size: 'L' },
    { line: 4, name: known?.name ?? '', price: 1000 },
  ])
  later(10)
  const [made, , refused] = await outcomes(id)
  expect(made?.result).toBe('created')
  expect(refused).toMatchObject({
    result: 'failed',
    message: 'Đã có sản phẩm tên này. Hãy nhập ID sản phẩm.',
  })
  const params = { id: made?.product_id ?? 0 }
  const { data } = await call('adminProduct', { params })
  expect(data.product).toMatchObject({
    status: 'draft',
    sizes: ['M', 'L'],
    price: 250_000,
    stock: 6,
  })
})

test('changes of others since the export are not overwritten §10.10.6', async () => {
  const { begin, later, outcomes, variants } = openClient()
  const [first] = await variants()
  const row = {
    line: 2,
    variant_id: first?.variant_id ?? 0,
    updated_at: '2020-01-01T00:00:00.000Z',
  }
  const { id } = await begin([{ ...row, stock: 4321, stock_before: first?.stock ?? 0 }])
  const same = await begin([{ ...row, stock: first?.stock ?? 0 }])
  later(10)
  expect(await outcomes(id)).toMatchObject([
    { result: 'failed', message: 'Sản phẩm đã được thay đổi sau khi xuất tệp. Hãy xuất tệp mới.' },
  ])
  expect(await outcomes(same.id)).toMatchObject([{ result: 'unchanged' }])
})

test('an import continues with the clock; stopping keeps the finished rows', async () => {
  const { begin, later, read, outcomes, variants, call, scenario } = openClient()
  const rows = (await variants()).slice(0, 100).map(({ variant_id, stock }, index) => ({
    line: index + 2,
    variant_id,
    stock: stock + 1,
    stock_before: stock,
  }))
  scenario.set(['import.slow'])
  const { id } = await begin(rows)
  later(2)
  const half = await read(id)
  expect(half).toMatchObject({ status: 'running', total: 100 })
  expect(half.processed).toBeGreaterThanOrEqual(40)
  expect(half.processed).toBeLessThan(100)
  const stopped = await call('cancelProductImport', { params: { id } })
  expect(stopped.data.status).toBe('cancelled')
  later(60)
  expect(await read(id)).toMatchObject({ status: 'cancelled', processed: half.processed })
  const done = new Set((await outcomes(id)).map(({ row }) => row.variant_id))
  for (const [index, { variant_id, stock }] of (await variants()).slice(0, 100).entries()) {
    expect(stock).toBe((rows[index]?.stock ?? 0) - (done.has(variant_id) ? 0 : 1))
  }
})

test('a row changes a code, but not to the code of another variant §10.3.4', async () => {
  const { begin, later, outcomes, variants } = openClient()
  const [one, other, third] = await variants()
  if (!one || !other || !third) throw new Error('The seed has no variants')
  const { id } = await begin([
    { line: 2, variant_id: one.variant_id, sku: 'NEW-1' },
    { line: 3, variant_id: other.variant_id, sku: third.sku },
  ])
  later(10)
  const [kept, taken] = await outcomes(id)
  expect(taken).toMatchObject({
    result: 'failed',
    message: 'Mã này đã có ở phân loại khác. Hãy nhập mã khác.',
  })
  expect(kept?.result).toBe('failed')
  const again = await begin([{ line: 2, variant_id: one.variant_id, sku: 'NEW-1' }])
  later(10)
  const changes = [{ field: 'sku', before: one.sku, after: 'NEW-1' }]
  expect(await outcomes(again.id)).toMatchObject([{ result: 'updated', changes }])
  expect((await variants())[0]?.sku).toBe('NEW-1')
})
