import type { Permission } from '@/api/generated/model'
import type { Database } from '../db/database'
import { type HandlersOf, HttpError } from '../pipeline/backend'
import { permissions } from '../rules/permissions'
import { success } from './answers'

/** What each right is about, as a 403 says it. */
const names: Readonly<Record<Permission, string>> = {
  'orders:read': 'xem đơn hàng',
  'orders:write': 'xử lý đơn hàng',
  'products:read': 'xem sản phẩm',
  'products:write': 'sửa sản phẩm',
  customers: 'xem khách hàng',
  content: 'sửa banner và trang chủ',
  vouchers: 'sửa mã giảm giá',
  settings: 'sửa cài đặt',
  figures: 'xem số liệu',
  activity: 'xem nhật ký',
}

function holdersOf(db: Database, permission: Permission): string[] {
  return db.tables.users
    .filter((user) => user.is_staff && user.permissions.includes(permission))
    .map(({ full_name }) => full_name)
}

/** Returns the 403 of somebody of the staff without a right, which says whom to ask. */
export function lacking(db: Database, permission: Permission): HttpError {
  const holders = holdersOf(db, permission).join(' / ')
  const whom = holders && `. Hãy nhờ ${holders}`
  const error = new HttpError(403, `Bạn không có quyền: ${names[permission]}${whom}`)
  error.permission = permission
  return error
}

export const adminPermissionsHandlers: HandlersOf<'admin-permissions'> = {
  adminPermissions: ({ db }) =>
    success(permissions.map((permission) => ({ permission, holders: holdersOf(db, permission) }))),
}
