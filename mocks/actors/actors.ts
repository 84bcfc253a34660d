import { maxQuantity } from '@/domain/cart/cart'
import type { OperationId } from '../contract/operations.gen'
import type { Database } from '../db/database'
import { adminProductOf } from '../handlers/serialize/product'
import { shownProducts } from '../handlers/shop-view'
import type { Parts } from '../pipeline/samples/request'
import type { ActorName } from '../scenarios/names'
import { accounts } from '../seed/accounts'
import type { Chance } from '../seed/chance'

/** What an actor has to act with; the time is the world's. */
export type Stage = {
  db: Database
  draw: Chance
  /** Plans an act, so many seconds after what called it forth. */
  plan(seconds: readonly [low: number, high: number], act: (now: Date) => unknown): void
  /** Calls the API as others do; resolves to the body of the answer. */
  call(operation: OperationId, parts: Parts, token?: string): Promise<unknown>
}

/** A call of the page that the world has answered. */
export type Seen = {
  operation: OperationId
  params: Readonly<Record<string, string>>
  body: unknown
}

type Actor = {
  enter?: (stage: Stage) => void
  saw?: (stage: Stage, seen: Seen) => void
}

const people = ['Phạm Hồng Nhung', 'Lê Thị Kim Chi', 'Đỗ Quang Vinh', 'Vũ Khánh Ly'] as const
const place = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' } as const

function order({ call, db, draw }: Stage, variantId: number, quantity: number): Promise<unknown> {
  const { product_id } = db.get('variants', variantId)
  const phone = `09${Math.floor(draw.between(10_000_000, 99_999_999))}`
  const who = { full_name: draw.pick(people), phone, ...place, payment_method: 'cod' }
  return call('createOrder', {
    body: { ...who, items: [{ product_id, variant_id: variantId, quantity }] },
  })
}

const linesAsked: ReadonlySet<OperationId> = new Set(['syncCartProducts', 'quoteOrder'])

/** Returns the variant of the first line of a cart or bill. */
function firstVariant(body: unknown): number | null {
  const [, digits] = /"variant_?id":(\d+)/i.exec(JSON.stringify(body) ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

const colleague = {
  email: 'dongnghiep@moclan.vn',
  first_name: 'Hoàng Nam',
  last_name: 'Lê',
  full_name: 'Lê Hoàng Nam',
} as const

/** Returns the token of a member of staff who is not the one who signs in here. */
function colleagueToken(db: Database, now: Date): string {
  const token = 'mock-session-of-colleague'
  if (db.find('tokens', token)) return token
  const user = db.get('users', accounts.staff.id)
  const { id } = db.insert('users', { ...user, ...colleague, id: db.nextId('users') })
  db.insert('tokens', { token, user_id: id, created_at: now.toISOString(), expires_at: null })
  return token
}

/** What each actor does, and when (docs/qa.md). */
export const actors: Readonly<Record<ActorName, () => Actor>> = {
  rush() {
    const wanted = new Set<number>()
    return {
      saw(stage, { operation, body }) {
        const id = linesAsked.has(operation) ? firstVariant(body) : null
        if (id === null || wanted.has(id)) return
        wanted.add(id)
        stage.plan([3, 8], async () => {
          let left = stage.db.find('variants', id)?.stock ?? 0
          for (; left > 0; left -= maxQuantity) await order(stage, id, Math.min(left, maxQuantity))
        })
      },
    }
  },

  colleague() {
    const edited = new Set<string>()
    return {
      saw(stage, { operation, params }) {
        const { id = '' } = params
        if (operation !== 'adminProduct' || edited.has(id)) return
        edited.add(id)
        stage.plan([5, 15], async (now) => {
          const token = colleagueToken(stage.db, now)
          const product = stage.db.find('products', Number(id))
          if (!product) return
          const read = adminProductOf(stage.db, product)
          const { id: _id, slug: _slug, created_at: _at, name, ...rest } = read
          const season = stage.draw.pick(['Thu', 'Đông', 'Tết'])
          const body = { ...rest, name: `${name} (${season})` }
          await stage.call('updateProduct', { params, body }, token)
        })
      },
    }
  },

  orders: () => ({
    enter(stage) {
      const next = () =>
        stage.plan([15, 45], async () => {
          next()
          const shown = new Set(shownProducts(stage.db).map(({ id }) => id))
          const [first, ...others] = stage.db.tables.variants.filter(
            ({ stock, product_id }) => stock > 1 && shown.has(product_id),
          )
          if (first) await order(stage, stage.draw.pick([first, ...others]).id, 1)
        })
      next()
    },
  }),

  'paypal-late': () => ({
    saw(stage, { operation, body }) {
      const id: unknown = operation === 'capturePayment' && Object(body).payment_id
      if (typeof id !== 'string') return
      const capture = { body: { payment_method: 'paypal', payment_id: id } }
      stage.plan([20, 40], () => stage.call('capturePayment', capture))
    },
  }),
}
