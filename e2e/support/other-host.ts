import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { json } from 'node:stream/consumers'

/** What the host knows how to answer; all else is the mock world's. */
export const hostCalls = [
  'categoryList',
  'productList',
  'productsByCategory',
  'productDetail',
  'relatedProducts',
  'syncCartProducts',
  'quoteOrder',
  'createOrder',
] as const

const shipping = 25_000

type Row = Record<string, SQLOutputValue>

/** A small host of its own make: no framework, rows in SQLite. */
export class OtherHost {
  readonly #db = new DatabaseSync(':memory:')
  readonly #server = createServer((incoming, outgoing) => {
    const answer = (status: number, body: object) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(body))
    }
    this.#answer(incoming).then(
      (data) => answer(data.status ?? 200, { success: true, message: '', data: data.data }),
      (error: unknown) => {
        const { status, errors } =
          error instanceof Refusal ? error : { status: 500, errors: undefined }
        answer(status, { success: false, message: String(error), errors })
      },
    )
  })

  constructor() {
    this.#db.exec(`
      create table categories (id integer primary key, slug text, vi text, en text);
      create table products (id integer primary key, category integer, slug text, vi text, en text, price integer);
      create table variants (id integer primary key, product integer, size text, stock integer);
      create table orders (id integer primary key, body text);
      insert into categories values (900, 'ao-mua', 'Áo mưa', 'Raincoats');
      insert into products values (9001, 900, 'ao-mua-dai', 'Áo mưa dài Mộc', 'Long raincoat Moc', 480000);
      insert into products values (9002, 900, 'ao-mua-ngan', 'Áo mưa ngắn Lan', 'Short raincoat Lan', 350000);
      insert into variants values (90011, 9001, 'S', 4), (90012, 9001, 'M', 7), (90021, 9002, 'M', 0);`)
  }

  /** Starts it on a free port. Resolves to its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    // It listens on a port, so its address is none of a pipe.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#db.close()
  }

  stockOf(variant: number): number {
    return Number(this.#row('select stock from variants where id = ?', variant)['stock'])
  }

  #rows(sql: string, ...values: Array<string | number>): Row[] {
    return this.#db.prepare(sql).all(...values)
  }

  #row(sql: string, ...values: Array<string | number>): Row {
    const [row] = this.#rows(sql, ...values)
    if (!row) throw new Refusal(404)
    return row
  }

  async #answer(incoming: IncomingMessage): Promise<{ data: unknown; status?: number }> {
    const { method = 'GET', headers, url = '/' } = incoming
    const { pathname, searchParams } = new URL(url, 'http://host')
    const language = headers['accept-language']?.startsWith('en') ? 'en' : 'vi'
    // The gateway sends what the contract says.
    const body = (method === 'GET' ? {} : await json(incoming)) as Body
    const [, , resource = '', name = '', part] = pathname.split('/')
    switch (`${method} ${resource}`) {
      case 'GET categories':
        return {
          data: this.#rows('select * from categories').map((row) => categoryOf(row, language)),
        }
      case 'GET products':
        if (name && name !== 'by-category')
          return part
            ? { data: { related_products: this.#products(language, 9002) } }
            : { data: { product: this.#product(name, language), is_in_wishlist: false } }
        return { data: this.#list(language, searchParams.get('q') ?? '') }
      case 'POST cart':
        return {
          data: {
            cart_products: body.items.map((one) => this.#line(one, language)),
          },
        }
      case 'POST orders':
        return { data: { bill: this.#bill(body.items), valid_until: null, usd: null } }
      case 'POST payments':
        return { status: 201, data: this.#take(body) }
      default:
        throw new Refusal(404)
    }
  }

  #products(language: string, least = 0, q = '') {
    return this.#rows('select * from products where id >= ?', least)
      .map((row) => ({ ...row, name: String(row[language]) }))
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .map((row) => this.#summary(row, language))
  }

  #list(language: string, q: string) {
    const products = this.#products(language, 0, q)
    const category = {
      ...categoryOf(this.#row('select * from categories'), language),
      parent: null,
    }
    return { products, pagination: pageOf(products.length), category }
  }

  #summary(row: Row, language: string) {
    const { id, slug, price } = row
    const stock = this.#row('select sum(stock) as sum from variants where product = ?', Number(id))
    return {
      id,
      name: row[language],
      slug,
      price,
      min_price: price,
      max_price: price,
      original_price: null,
      image: null,
      images: [],
      colors: [],
      in_stock: Number(stock['sum']) > 0,
    }
  }

  #product(slug: string, language: string) {
    const row = this.#row('select * from products where slug = ?', slug)
    const variants = this.#rows('select * from variants where product = ?', Number(row['id']))
    const category = this.#row('select * from categories where id = ?', Number(row['category']))
    return {
      ...this.#summary(row, language),
      description: '<p>Đi trong mưa.</p>',
      size_chart: null,
      category: { ...categoryOf(category, language), parent: null },
      attributes: [
        {
          type: 'size',
          name: 'Size',
          values: variants.map(({ id, size }) => ({ id, value: size, color_code: null })),
        },
      ],
      variants: variants.map(({ id, size, stock }) => ({
        id,
        price: row['price'],
        original_price: null,
        stock,
        image_url: null,
        attributes: [{ attribute_type: 'size', value: size }],
      })),
    }
  }

  #line({ productId, variantId, quantity }: Line, language: string) {
    const product = this.#row('select * from products where id = ?', productId)
    const { id, size, stock } = this.#row('select * from variants where id = ?', variantId)
    const { price, slug } = product
    const attribute_values = [{ value: size, attribute: { type: 'size', name: 'Size' } }]
    const ref = { id: productId, name: product[language], slug, image: null }
    return {
      productId,
      variantId,
      quantity,
      price,
      image: null,
      name: product[language],
      slug,
      color: null,
      size,
      variant: { id, price, original_price: null, stock, image_url: null, attribute_values },
      product: ref,
    }
  }

  #bill(items: readonly Item[]) {
    const subtotal = items.reduce((sum, { variant_id, quantity }) => {
      const sql =
        'select price from products join variants on product = products.id where variants.id = ?'
      return sum + Number(this.#row(sql, variant_id)['price']) * quantity
    }, 0)
    const lines = [
      { code: 'subtotal', label: '', amount: subtotal },
      { code: 'shipping', label: '', amount: shipping },
    ]
    return { lines, total: subtotal + shipping }
  }

  #take(body: Body) {
    const { items } = body
    this.#db.exec('begin')
    try {
      for (const [index, { variant_id, quantity }] of items.entries()) {
        const sql = 'update variants set stock = stock - ? where id = ? and stock >= ?'
        const { changes } = this.#db.prepare(sql).run(quantity, variant_id, quantity)
        if (changes === 0) throw new Refusal(422, { [`items.${index}.quantity`]: ['Hết hàng'] })
      }
      const kept = JSON.stringify(body)
      const { lastInsertRowid } = this.#db.prepare('insert into orders (body) values (?)').run(kept)
      this.#db.exec('commit')
      const order = this.#order(Number(lastInsertRowid))
      return { order, payment: { payment_id: `P${order.id}`, redirect_url: null } }
    } catch (error) {
      this.#db.exec('rollback')
      throw error
    }
  }

  #order(id: number) {
    const kept = this.#row('select body from orders where id = ?', id)
    const body = JSON.parse(String(kept['body'])) as Body
    const bill = this.#bill(body.items)
    const items = body.items.map(({ product_id, variant_id, quantity }, index) => {
      const product = this.#row('select * from products where id = ?', product_id)
      const { size } = this.#row('select size from variants where id = ?', variant_id)
      const { vi: product_name, slug, price } = product
      const line = { id: id * 100 + index + 1, product_id, variant_id, product_name, slug }
      return { ...line, color: '', size, quantity, price, variant: null }
    })
    const at = '2026-11-20T08:00:00Z'
    return {
      id: 9000 + id,
      code: `HOST-${1000 + id}`,
      status: 'pending',
      payment_method: body.payment_method,
      payment_status: 'pending',
      full_name: body.full_name,
      phone: body.phone,
      address: body.address,
      email: null,
      note: null,
      subtotal: bill.total - shipping,
      discount_amount: 0,
      shipping_amount: shipping,
      total_amount: bill.total,
      bill,
      items,
      events: [{ status: 'pending', at, note: null, by: null }],
      shipment: null,
      returns: [],
      exchange_of: null,
      created_at: at,
    }
  }
}

interface Body {
  items: Array<Line & Item>
  payment_method: string
  full_name: string
  phone: string
  address: string
}

interface Line {
  productId: number
  variantId: number
  quantity: number
}

interface Item {
  product_id: number
  variant_id: number
  quantity: number
}

class Refusal extends Error {
  readonly status: number
  readonly errors: object | undefined

  constructor(status: number, errors?: object) {
    super(`refused with ${status}`)
    this.status = status
    this.errors = errors
  }
}

const categoryOf = ({ id, slug, ...names }: Row, language: string) => ({
  id,
  parent_id: null,
  name: names[language],
  slug,
  image: null,
  level: 1,
  position: 1,
})

const pageOf = (total: number) => ({ current_page: 1, last_page: 1, per_page: 12, total })
