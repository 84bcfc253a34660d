import { expect, test } from 'vitest'
import type { AdminVoucher } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'
import { differingFields } from '@/ui/editor/fields'
import { errorsOf } from '@/ui/form/Form'
import { goodsText } from './goods-text'
import { savedVoucher, voucherFields, type VoucherForm, voucherRequest } from './voucher-form'

const dresses = { id: 2, name: 'Đầm', slug: 'dresses' }
const voucher: AdminVoucher = {
  id: 7,
  code: 'LUA15',
  percent: 15,
  amount: null,
  minimum: 600_000,
  starts_on: null,
  ends_on: '2026-12-03',
  max_uses: null,
  is_listed: true,
  is_stopped: false,
  is_for_all: false,
  products: [],
  categories: [dresses],
  use_count: 0,
  state: 'running',
  updated_at: '2026-11-20T00:00:00.000Z',
}
const { form } = savedVoucher(voucher)
const msg: Msg = (id, values = {}) => [id, ...Object.values(values)].join(' ')
const problemsOf = (part: Partial<VoucherForm>) =>
  errorsOf({ ...form, ...part }, () => import('./schema'))

test('what is read and sent again is the same; it is stopped elsewhere', () => {
  const {
    is_stopped: _,
    use_count: __,
    state: ___,
    id: ____,
    products,
    categories,
    ...own
  } = voucher
  const sent = { ...own, product_ids: products.map(({ id }) => id), category_ids: [2] }
  expect(categories).toEqual([dresses])
  expect(voucherRequest(form, own.updated_at ?? null)).toEqual(sent)
})

test('a code is sent in capitals without blanks, amounts as people write them §10.19.4', () => {
  const typed = { ...form, code: ' lua 15', percent: '', amount: '50k', minimum: '' }
  expect(voucherRequest(typed, null)).toMatchObject({
    code: 'LUA15',
    percent: null,
    amount: 50_000,
    minimum: null,
  })
})

test('what is gone is sent as it was, and is told from what is there §10.19.16', () => {
  const gone = { ...dresses, id: 9, is_gone: true }
  const sent = voucherRequest({ ...form, products: [gone] }, null)
  expect(sent).toMatchObject({ is_for_all: false, product_ids: [9], category_ids: [2] })
  expect(goodsText({ ...voucher, products: [gone] }, msg)).toBe('Đầm, adminVouchers.goods.gone Đầm')
})

test('goods are the same in any order', () => {
  const two = [dresses, { ...dresses, id: 1 }]
  const [one, other] = [two, two.toReversed()].map((categories) => ({ ...form, categories }))
  expect(one && other && differingFields(voucherFields, one, other)).toEqual([])
})

test.each([
  ['either a percentage or an amount', { percent: '' }, { percent: 'adminVouchers.error.one' }],
  ['not both', { amount: '50.000' }, { percent: 'adminVouchers.error.one' }],
  ['at most 100 per cent', { percent: '101' }, { percent: 'adminVouchers.error.percent' }],
  ['an amount above 0', { minimum: '-5' }, { minimum: 'adminVouchers.error.amount' }],
  ['a code without marks', { code: 'LỤA' }, { code: 'adminVouchers.error.code' }],
  ['a code of 3 letters', { code: 'AB' }, { code: 'adminVouchers.error.code' }],
  ['days in their order', { starts_on: '2026-12-04' }, { ends_on: 'adminVouchers.error.days' }],
  ['a use at least', { max_uses: '0' }, { max_uses: 'adminVouchers.error.count' }],
  ['goods, or all of them', { categories: [] }, { products: 'adminVouchers.error.goods' }],
  ['no goods where it is for all', { categories: [], is_for_all: true }, {}],
  ['all of it right', {}, {}],
])('it needs %s §10.19.4', async (_, part, problems) => {
  expect(await problemsOf(part)).toEqual(problems)
})
