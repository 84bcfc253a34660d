import type { ProductRow, UserRow, WishlistRow } from '~mocks/db/tables'
import { accounts } from './accounts'
import { fakerFor, type WorldSeed } from './random'

/** Returns wishlists: five products for the shopper, up to six for other users, none for staff. */
export function wishlistRows(
  world: WorldSeed,
  users: readonly UserRow[],
  products: readonly ProductRow[],
): WishlistRow[] {
  const shown = products.filter((product) => product.status === 'active')
  return users
    .filter((user) => !user.is_staff)
    .flatMap((user) => {
      const faker = fakerFor(world, `wishlist:${user.id}`)
      const count = user.id === accounts.shopper.id ? 5 : faker.number.int({ min: 0, max: 6 })
      return faker.helpers.arrayElements(shown, count).map((product) => ({
        user_id: user.id,
        product_id: product.id,
        added_at: faker.date.recent({ days: 90 }).toISOString(),
      }))
    })
}
