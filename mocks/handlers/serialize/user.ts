import type { SavedAddress, User } from '@/api/generated/model'
import type { AddressRow, UserRow } from '../../db/tables'

/** Returns a user without the password. */
export function userOf(row: UserRow): User {
  const { id, full_name, first_name, last_name, email, phone, is_staff } = row
  return { id, full_name, first_name, last_name, email, phone, is_staff }
}

export function savedAddressOf(row: AddressRow): SavedAddress {
  const { id, name, phone, address, is_default } = row
  return { id, name, phone, address, default: is_default }
}
