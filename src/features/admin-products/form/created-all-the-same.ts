import type { QueryClient } from '@tanstack/react-query'
import type { AdminProduct, AdminProductRequest } from '@/api/generated/model'
import { adminProductQuery, productsNamed } from '../queries'

/** Of products of one name, how many of the newest are looked at. */
const looked = 5

/**
 * The product that a create has made whose answer never came: the newest that is as it was sent. Read anew; null
 * where there is none. Throws `ApiError`.
 */
export async function createdAllTheSame(
  client: QueryClient,
  sent: AdminProductRequest,
): Promise<AdminProduct | null> {
  const namesakes = await productsNamed(sent.name)
  for (const { id } of namesakes.slice(0, looked)) {
    const answer = await client.fetchQuery({ ...adminProductQuery(id), staleTime: 0 })
    if (isAsSent(answer.data.product, sent)) return answer.data.product
  }
  return null
}

/** Every picture has an address of its own, which makes them the surest mark. */
export function isAsSent(product: AdminProduct, sent: AdminProductRequest): boolean {
  return markOf(product) === markOf(sent)
}

function markOf({ name, status, images, variants = [] }: AdminProductRequest): string {
  const offer = variants.map(({ color, size }) => JSON.stringify([color, size]))
  return JSON.stringify([name, status, images, offer.toSorted()])
}
