/** A small app of another repository: what it does with the shop's API. */
const api = process.env['SHOP_API'] ?? 'https://api.shop.example'

async function data(path: string, init: RequestInit = {}, base = api) {
  const answer = await fetch(base + path, init)
  const body = await answer.json()
  if (!answer.ok) throw new Error(body.message)
  return body.data
}

export async function cheapest(words: string, base?: string): Promise<string> {
  const query = new URLSearchParams({ q: words, sort: 'low-to-high' })
  const { products } = await data(`/api/products?${query}`, {}, base)
  return products[0]?.name ?? 'nothing'
}

type Line = { product_id: number; variant_id: number; quantity: number }

export async function orderByPhone(line: Line): Promise<string> {
  const who = { full_name: 'Nguyễn Minh Anh', phone: '0912345678', payment_method: 'cod' }
  const place = { province_id: 1, district_id: 5, ward_id: 167, address: '12 Xuân Thủy' }
  const { order } = await data('/api/payments/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, ...place, items: [line] }),
  })
  return order.code
}
