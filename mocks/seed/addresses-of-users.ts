import type { AddressRow, UserRow } from '~mocks/db/tables'
import { accounts } from './accounts'
import { deliveryPlace, writtenOut } from './places'
import { diceFor, type WorldSeed } from './random'

/** Saved addresses: two for the shopper, none for the staff, one or none for the others. */
export function addressRows(world: WorldSeed, users: readonly UserRow[]): AddressRow[] {
  return users.flatMap((user) => {
    const dice = diceFor(world, `addresses:${user.id}`)
    const isShopper = user.id === accounts.shopper.id
    const count = isShopper ? 2 : user.is_staff ? 0 : dice.number.int({ min: 0, max: 1 })
    return Array.from({ length: count }, (_, index) => ({
      id: user.id * 10 + index + 1,
      user_id: user.id,
      name: user.full_name,
      phone: user.phone,
      address: writtenOut(deliveryPlace(dice)),
      is_default: index === 0,
    }))
  })
}
