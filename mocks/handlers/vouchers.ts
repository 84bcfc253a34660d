import type {
  AdminVoucher,
  AdminVoucherRequest,
  FieldErrors,
  VoucherGoods,
} from '@/api/generated/model'
import { isSampleCoupon, tidyCoupon } from '@/domain/order/coupon'
import { voucher as description } from '@/domain/voucher/description'
import { blankRecord, ownNames, picked } from '@/lib/description'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { VoucherRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isShown } from '../rules/catalogue'
import { byTimes, pageOf } from '../rules/lists'
import { isOutdated, nextVersion } from '../rules/versions'
import { done, hasErrors, refusal, refuse, success } from './answers'
import { stateOf, countUses } from './coupons'
import { categoryAbove, isProductShown } from './shop-view'

const goodsOf = ({ id, name, slug }: VoucherGoods): VoucherGoods => ({ id, name, slug })

/** Products and categories as they are called now; those that are gone are left out. */
function named(db: Database, row: VoucherRow) {
  const find = (table: 'products' | 'categories') =>
    row[table].flatMap(({ id }) => db.find(table, id) ?? []).map(goodsOf)
  return { products: find('products'), categories: find('categories') }
}

export function adminVoucherOf(db: Database, row: VoucherRow, now: Date): AdminVoucher {
  return {
    id: row.id,
    ...picked(row, ownNames(description)),
    ...named(db, row),
    use_count: countUses(db, row),
    state: stateOf(db, row, now),
    updated_at: row.updated_at,
  }
}

/** What shoppers can see of it; null where nothing that it is for is on sale. */
function shownGoods(db: Database, row: VoucherRow) {
  const { products, categories } = named(db, row)
  const shown = {
    products: products.filter(({ id }) => isProductShown(db, db.get('products', id))),
    categories: categories.filter(({ id }) => {
      const category = db.get('categories', id)
      return isShown(category, categoryAbove(db, category))
    }),
  }
  const wasForAll = row.products.length + row.categories.length === 0
  return wasForAll || shown.products.length + shown.categories.length > 0 ? shown : null
}

const endOf = ({ ends_on }: VoucherRow) => ends_on ?? '9999'

export const vouchersHandlers: HandlersOf<'vouchers'> = {
  vouchers({ db, now, switches }) {
    const running = db.tables.vouchers
      .filter((row) =>
        switches.has('vouchers.listed')
          ? stateOf(db, row, now) !== 'ended'
          : row.is_listed && stateOf(db, row, now) === 'running',
      )
      .toSorted((one, other) => endOf(one).localeCompare(endOf(other)) || byTimes(other, one))
    return success(
      running.flatMap((row) => {
        const goods = shownGoods(db, row)
        const { code, percent, amount, minimum, starts_on, ends_on } = row
        return goods ? [{ code, percent, amount, minimum, starts_on, ends_on, ...goods }] : []
      }),
    )
  },
}

type Columns = Omit<VoucherRow, 'id' | 'created_at' | 'updated_at'>

function columnsAfter(db: Database, request: AdminVoucherRequest, before: Columns): Columns {
  const { product_ids, category_ids, code, updated_at: _, ...columns } = request
  const found = (table: 'products' | 'categories', ids: readonly number[] | undefined) =>
    ids?.flatMap((id) => db.find(table, id) ?? []).map(goodsOf) ?? before[table]
  return {
    ...before,
    ...columns,
    code: tidyCoupon(code) ?? '',
    products: found('products', product_ids),
    categories: found('categories', category_ids),
  }
}

const fixedText = 'Mã đã có đơn dùng nên điều kiện không đổi được nữa'
const idsOf = (goods: readonly VoucherGoods[]) =>
  goods
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()

const terms = ['code', 'percent', 'amount', 'minimum'] as const
const goods = { products: 'product_ids', categories: 'category_ids' } as const

/** The names of the terms, as a request has them, that are no longer those of before. */
function changedTerms(after: Columns, before: Columns): readonly string[] {
  const lists = (['products', 'categories'] as const).filter(
    (name) => idsOf(after[name]) !== idsOf(before[name]),
  )
  return [
    ...terms.filter((name) => after[name] !== before[name]),
    ...lists.map((name) => goods[name]),
  ]
}

function voucherErrors(db: Database, after: Columns, before: VoucherRow | null): FieldErrors {
  const { code, percent, amount, starts_on, ends_on, max_uses } = after
  const uses = before ? countUses(db, before) : 0
  const fixed = before && uses > 0 ? changedTerms(after, before) : []
  const others = db.where('vouchers', 'code', code).filter(({ id }) => id !== before?.id)
  const isTurned = starts_on !== null && ends_on !== null && starts_on > ends_on
  return {
    ...((percent === null) === (amount === null) && { amount: ['Cần phần trăm hoặc số tiền'] }),
    ...(isTurned && { ends_on: ['Ngày cuối phải từ ngày đầu trở đi'] }),
    ...(max_uses !== null && max_uses < uses && { max_uses: [`Mã đã dùng ${uses} lượt`] }),
    ...((others.length > 0 || isSampleCoupon(code)) && { code: ['Mã này đã có'] }),
    ...Object.fromEntries(fixed.map((name) => [name, [fixedText]])),
  }
}

export const adminVouchersHandlers: HandlersOf<'admin-vouchers'> = {
  adminVouchers({ db, query, now }) {
    const q = fold(query.q ?? '')
    const found = db.tables.vouchers
      .filter(({ id, code }) => fold(code).includes(q) && (query.id ?? id) === id)
      .filter((row) => query.state === undefined || stateOf(db, row, now) === query.state)
      .toSorted((one, other) => byTimes(other, one))
    const { items, pagination } = pageOf(found, query)
    return success({ vouchers: items.map((row) => adminVoucherOf(db, row, now)), pagination })
  },

  createVoucher({ db, body, now }) {
    const columns = columnsAfter(db, body, blankRecord(description))
    const errors = voucherErrors(db, columns, null)
    if (hasErrors(errors)) throw refusal('createVoucher', 'invalid', errors)
    const at = now.toISOString()
    const id = db.nextId('vouchers')
    const row = db.insert('vouchers', { id, ...columns, created_at: at, updated_at: at })
    return success(adminVoucherOf(db, row, now), 'Thêm mã giảm giá thành công')
  },

  updateVoucher({ db, params, body, now }) {
    const before = db.find('vouchers', params.id) ?? refuse('updateVoucher', 'notFound')
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateVoucher', 'conflict')
    const columns = columnsAfter(db, body, before)
    const errors = voucherErrors(db, columns, before)
    if (hasErrors(errors)) throw refusal('updateVoucher', 'invalid', errors)
    const updated_at = nextVersion(before.updated_at, now)
    const row = db.update('vouchers', before.id, { ...columns, updated_at })
    return success(adminVoucherOf(db, row, now), 'Cập nhật mã giảm giá thành công')
  },

  deleteVoucher({ db, params, query }) {
    const row = db.find('vouchers', params.id) ?? refuse('deleteVoucher', 'notFound')
    if (isOutdated(query.updated_at, row.updated_at)) throw refusal('deleteVoucher', 'conflict')
    if (countUses(db, row) > 0) throw refusal('deleteVoucher', 'voucherUsed')
    db.remove('vouchers', row.id)
    return done('Xóa mã giảm giá thành công')
  },
}
