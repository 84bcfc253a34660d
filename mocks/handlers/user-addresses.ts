import type { FieldErrors, SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { isPhone } from '@/lib/kinds/phone'
import type { Database } from '../db/database'
import type { AddressRow, UserRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { done, hasErrors, refusal, refuse, success } from './answers'

type SaveOperation = 'createUserAddress' | 'updateUserAddress'

function checked(operation: SaveOperation, request: SavedAddressRequest) {
  const [name, phone, address] = [request.name.trim(), request.phone.trim(), request.address.trim()]
  const errors: FieldErrors = {}
  if (!name) errors['name'] = ['Vui lòng nhập họ tên']
  if (!isPhone(phone)) errors['phone'] = ['Số điện thoại không hợp lệ']
  if (!address) errors['address'] = ['Vui lòng nhập địa chỉ']
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  return { name, phone, address }
}

const addressesOf = (db: Database, user: UserRow) => db.where('addresses', 'user_id', user.id)

/** Makes exactly one address the default: `chosen`, else the present default, else the first one. */
function updateDefault(db: Database, user: UserRow, chosen?: AddressRow): void {
  const own = addressesOf(db, user)
  const id = (chosen ?? own.find((row) => row.is_default) ?? own[0])?.id
  for (const row of own) {
    const is_default = row.id === id
    if (row.is_default !== is_default) db.update('addresses', row.id, { is_default })
  }
}

function ownAddress(db: Database, user: UserRow, id: number): AddressRow | null {
  const address = db.find('addresses', id)
  return address?.user_id === user.id ? address : null
}

export const userAddressesHandlers: HandlersOf<'user-addresses'> = {
  userAddresses({ db, user }) {
    const own = addressesOf(db, user)
    const defaultFirst = own.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    return success({ addresses: defaultFirst.map(savedAddressOf) })
  },

  createUserAddress({ db, user, body }) {
    const columns = checked('createUserAddress', body)
    return db.transaction(() => {
      const id = db.nextId('addresses')
      const row = db.insert('addresses', { id, user_id: user.id, ...columns, is_default: false })
      updateDefault(db, user, body.default ? row : undefined)
      return success(
        { address: savedAddressOf(db.get('addresses', id)) },
        'Thêm địa chỉ thành công',
      )
    })
  },

  updateUserAddress({ db, user, params, body }) {
    const address = ownAddress(db, user, params.id) ?? refuse('updateUserAddress', 'notFound')
    const columns = checked('updateUserAddress', body)
    return db.transaction(() => {
      const row = db.update('addresses', address.id, { ...columns, is_default: body.default })
      updateDefault(db, user, body.default ? row : undefined)
      return success(
        { address: savedAddressOf(db.get('addresses', row.id)) },
        'Cập nhật địa chỉ thành công',
      )
    })
  },

  deleteUserAddress({ db, user, params }) {
    const address = ownAddress(db, user, params.id) ?? refuse('deleteUserAddress', 'notFound')
    db.transaction(() => {
      db.remove('addresses', address.id)
      updateDefault(db, user)
    })
    return done('Xóa địa chỉ thành công')
  },
}

export function savedAddressOf(row: AddressRow): SavedAddress {
  const { id, name, phone, address, is_default } = row
  return { id, name, phone, address, default: is_default }
}
