import type {
  AdminVoucher,
  AdminVoucherRequest,
  FieldErrors,
  VoucherGoods,
} from '@/api/generated/model'
import { tidyCouponCode } from '@/domain/order/bill'
import { voucher as description } from '@/domain/voucher/description'
import { ownFieldNames, pickFields } from '@/lib/description'
import { blankRecord } from '@/lib/kinds/described'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { VoucherRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { byCreation, isOutdated, nextVersion, pageOf } from '../rules/lists'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import { countUses, voucherStateNow } from './coupons'
import { parentCategoryOf, isProductShown, isCategoryShown } from './shop-view'

type GoodsTable = 'products' | 'categories'

const goodsOf = ({ id, name, slug }: VoucherGoods): VoucherGoods => ({ id, name, slug })

/**
 * Returns the products and categories of a voucher with their present names. A removed product or category
 * has the name from the voucher's last save.
 */
function named(db: Database, row: Pick<VoucherRow, GoodsTable>) {
  const names = (table: GoodsTable) =>
    row[table].map((goods) => {
      const found = db.find(table, goods.id)
      return { ...goodsOf(found ?? goods), is_gone: !found }
    })
  return { products: names('products'), categories: names('categories') }
}

export function adminVoucherOf(db: Database, row: VoucherRow, now: Date): AdminVoucher {
  return {
    id: row.id,
    ...pickFields(row, ownFieldNames(description)),
    ...named(db, row),
    use_count: countUses(db, row),
    state: voucherStateNow(db, row, now),
    updated_at: row.updated_at,
  }
}

/**
 * Returns the products and categories of a voucher that shoppers can see. Returns null if the voucher is for
 * chosen goods and none of them is on sale.
 */
function shownGoods(db: Database, row: VoucherRow) {
  const { products, categories } = named(db, row)
  const shown = {
    products: products.filter(
      ({ id, is_gone }) => !is_gone && isProductShown(db, db.get('products', id)),
    ),
    categories: categories.filter(({ id }) => {
      const category = db.find('categories', id)
      return category && isCategoryShown(category, parentCategoryOf(db, category))
    }),
  }
  const isSome = shown.products.length + shown.categories.length > 0
  return row.is_for_all || isSome ? shown : null
}

const endOf = ({ ends_on }: VoucherRow) => ends_on ?? '9999'

const shownTerms = [
  'code',
  'percent',
  'amount',
  'minimum',
  'starts_on',
  'ends_on',
  'is_for_all',
] as const

export const vouchersHandlers: HandlersOf<'vouchers'> = {
  vouchers({ db, now, switches }) {
    const running = db.tables.vouchers
      .filter((row) =>
        switches.has('vouchers.listed')
          ? voucherStateNow(db, row, now) !== 'ended'
          : row.is_listed && voucherStateNow(db, row, now) === 'running',
      )
      .toSorted((one, other) => endOf(one).localeCompare(endOf(other)) || byCreation(other, one))
    return success(
      running.flatMap((row) => {
        const goods = shownGoods(db, row)
        const terms = pickFields(row, shownTerms)
        return goods ? [{ ...terms, ...goods }] : []
      }),
    )
  },
}

type Columns = Omit<VoucherRow, 'id' | 'created_at' | 'updated_at'>
const blank: Columns = blankRecord(description)

/**
 * Returns the products and categories that the request chooses. A removed product or category stays if the
 * saved voucher already has it. Returns null in place of an unknown id.
 */
function chosenGoods(db: Database, request: AdminVoucherRequest, before: Columns) {
  const chosen = (table: GoodsTable) =>
    request[goods[table]]?.map((id) => {
      const known = db.find(table, id) ?? before[table].find((one) => one.id === id)
      return known ? goodsOf(known) : null
    }) ?? before[table]
  return { products: chosen('products'), categories: chosen('categories') }
}

function columnsAfter(db: Database, request: AdminVoucherRequest, before: Columns): Columns {
  const { product_ids: _, category_ids: __, code, updated_at: ___, ...columns } = request
  const after = { ...before, ...columns, code: tidyCouponCode(code) ?? '' }
  const { products, categories } = chosenGoods(db, request, before)
  const isGoods = (one: VoucherGoods | null) => one !== null
  return {
    ...after,
    products: after.is_for_all ? [] : products.filter(isGoods),
    categories: after.is_for_all ? [] : categories.filter(isGoods),
  }
}

const fixedText = 'Mã đã có đơn dùng nên giữ nguyên điều kiện. Hãy tạo mã mới.'
const idsOf = (list: readonly VoucherGoods[]) =>
  list
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()

const terms = ['code', 'percent', 'amount', 'minimum', 'is_for_all'] as const
const goods = { products: 'product_ids', categories: 'category_ids' } as const
const kinds = { products: 'sản phẩm', categories: 'danh mục' } as const

/** Returns the names of the terms that a request changes, such as `percent`. */
function changedTerms(after: Columns, before: Columns): readonly string[] {
  const lists = (['products', 'categories'] as const).filter(
    (name) => idsOf(after[name]) !== idsOf(before[name]),
  )
  return [
    ...terms.filter((name) => after[name] !== before[name]),
    ...lists.map((name) => goods[name]),
  ]
}

/** Returns the errors of a voucher's products and categories: an id is unknown, or nothing is chosen. */
function goodsErrors(
  db: Database,
  request: AdminVoucherRequest,
  { after, before }: { after: Columns; before: Columns },
): FieldErrors {
  if (after.is_for_all) return {}
  const chosen = chosenGoods(db, request, before)
  const unknown = (['products', 'categories'] as const).flatMap((table) => {
    const ids = request[goods[table]]?.filter((_, index) => chosen[table][index] === null) ?? []
    const listed = ids.map((id) => `#${id}`).join(', ')
    const text = `Không có ${kinds[table]} ${listed}. Hãy bỏ khỏi danh sách.`
    return ids.length > 0 ? [[goods[table], [text]]] : []
  })
  if (unknown.length > 0) return Object.fromEntries(unknown)
  const isNone = after.products.length + after.categories.length === 0
  return isNone ? { is_for_all: ['Chọn sản phẩm hoặc danh mục, hoặc chọn Mọi sản phẩm'] } : {}
}

function voucherErrors(
  db: Database,
  request: AdminVoucherRequest,
  { after, before }: { after: Columns; before: VoucherRow | null },
): FieldErrors {
  const { code, percent, amount, starts_on, ends_on, max_uses } = after
  const uses = before ? countUses(db, before) : 0
  const fixed = before && uses > 0 ? changedTerms(after, before) : []
  const others = db.where('vouchers', 'code', code).filter(({ id }) => id !== before?.id)
  const isTurned = starts_on !== null && ends_on !== null && starts_on > ends_on
  return {
    ...((percent === null) === (amount === null) && { amount: ['Nhập phần trăm hoặc số tiền'] }),
    ...(isTurned && { ends_on: ['Chọn ngày kết thúc từ ngày bắt đầu trở đi'] }),
    ...(max_uses !== null &&
      max_uses < uses && { max_uses: [`Mã đã dùng ${uses} lượt. Hãy nhập từ ${uses} trở lên.`] }),
    ...(others.length > 0 && { code: ['Mã này đã có. Hãy nhập mã khác.'] }),
    ...goodsErrors(db, request, { after, before: before ?? blank }),
    ...Object.fromEntries(fixed.map((name) => [name, [fixedText]])),
  }
}

const deletedText = 'Xóa mã giảm giá thành công'

export const adminVouchersHandlers: HandlersOf<'admin-vouchers'> = {
  adminVouchers({ db, query, now }) {
    const q = fold(query.q ?? '')
    const found = db.tables.vouchers
      .filter(({ id, code }) => fold(code).includes(q) && (query.id ?? id) === id)
      .filter((row) => query.state === undefined || voucherStateNow(db, row, now) === query.state)
      .toSorted((one, other) => byCreation(other, one))
    const { items, pagination } = pageOf(found, query)
    return success({ vouchers: items.map((row) => adminVoucherOf(db, row, now)), pagination })
  },

  createVoucher({ db, body, now }) {
    const after = columnsAfter(db, body, blank)
    const errors = voucherErrors(db, body, { after, before: null })
    if (hasErrors(errors)) throw refusal('createVoucher', 'invalid', errors)
    const at = now.toISOString()
    const row = db.insert('vouchers', { ...after, created_at: at, updated_at: at })
    return success(adminVoucherOf(db, row, now), 'Thêm mã giảm giá thành công')
  },

  updateVoucher({ db, params, body, now }) {
    const before = db.find('vouchers', params.id) ?? throwRefusal('updateVoucher', 'notFound')
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateVoucher', 'conflict')
    const after = columnsAfter(db, body, before)
    const errors = voucherErrors(db, body, { after, before })
    if (hasErrors(errors)) throw refusal('updateVoucher', 'invalid', errors)
    const updated_at = nextVersion(before.updated_at, now)
    const row = db.update('vouchers', before.id, { ...after, updated_at })
    return success(adminVoucherOf(db, row, now), 'Cập nhật mã giảm giá thành công')
  },

  deleteVoucher({ db, params, query }) {
    const row = db.find('vouchers', params.id)
    if (!row) return emptySuccess(deletedText)
    if (isOutdated(query.updated_at, row.updated_at)) throw refusal('deleteVoucher', 'conflict')
    if (countUses(db, row) > 0) throw refusal('deleteVoucher', 'voucherUsed')
    db.remove('vouchers', row.id)
    return emptySuccess(deletedText)
  },
}
