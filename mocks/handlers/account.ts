import type {
  FieldErrors,
  Permission,
  RegisterRequest,
  SavedAddress,
  SavedAddressRequest,
  User,
} from '@/api/generated/model'
import { tidyEmail } from '@/lib/kinds/email'
import { isReachablePhone } from '@/lib/kinds/phone'
import type { Database } from '../db/database'
import { type AddressRow, type UserRow, wishKey } from '../db/tables'
import { type HandlersOf, HttpError, tokenIn } from '../pipeline/backend'
import { callerOf, recordMiss, pauseOf } from '../rules/misses'
import { beginSession } from '../rules/sessions'
import { permissions } from '../scenarios/names'
import { joinedName } from '../seed/people'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import permissionNames from './permission-names.json' with { type: 'json' }
import { summaryOf } from './serialize/product'
import { isProductShown } from './shop-view'

function userByEmail(db: Database, email: string): UserRow | undefined {
  const key = emailKey(email)
  return db.tables.users.find((user) => emailKey(user.email) === key)
}

function startSession(db: Database, user: UserRow, now: Date, message: string) {
  const { token } = beginSession(db, user, now)
  return success({ user: userOf(user), token, token_type: 'bearer' as const }, message)
}

/**
 * Returns the errors of a registration that the contract's schema can't express, such as an e-mail that
 * already has an account.
 */
function registrationErrors(db: Database, request: RegisterRequest): FieldErrors {
  const errors: FieldErrors = {}
  if (!request.last_name.trim()) errors['last_name'] = ['Vui lòng nhập họ']
  if (!request.first_name.trim()) errors['first_name'] = ['Vui lòng nhập tên']
  if (!isReachablePhone(request.phone))
    errors['phone'] = ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678']
  if (!request.email.trim()) errors['email'] = ['Vui lòng nhập email']
  else if (userByEmail(db, request.email))
    errors['email'] = ['Email này đã có tài khoản. Hãy đăng nhập hoặc dùng email khác.']
  if (request.password !== request.password_confirmation) {
    errors['password_confirmation'] = ['Hai mật khẩu chưa khớp. Vui lòng nhập lại.']
  }
  return errors
}

export const authHandlers: HandlersOf<'auth'> = {
  login({ db, body, headers, now }) {
    const attempt = { caller: callerOf(headers, null), guesses: [emailKey(body.email)], now }
    const pause = pauseOf(db, attempt)
    if (pause > 0) throw refusal('login', 'tooManyRequests').after(pause)
    const user = userByEmail(db, body.email)
    if (user?.password !== body.password) {
      recordMiss(db, attempt)
      throw refusal('login', 'badCredentials')
    }
    return startSession(db, user, now, 'Đăng nhập thành công')
  },

  logout({ db, headers }) {
    db.remove('tokens', tokenIn(headers))
    return emptySuccess('Đăng xuất thành công')
  },

  currentUser: ({ user }) => success(userOf(user)),

  register({ db, body, now }) {
    const errors = registrationErrors(db, body)
    if (hasErrors(errors)) throw refusal('register', 'invalid', errors)
    const first_name = body.first_name.trim()
    const last_name = body.last_name.trim()
    return db.transaction(() => {
      const user = db.insert('users', {
        first_name,
        last_name,
        full_name: joinedName({ first_name, last_name }),
        email: body.email.trim(),
        phone: body.phone.trim(),
        password: body.password,
        is_staff: false,
        permissions: [],
        created_at: now.toISOString(),
      })
      return startSession(db, user, now, 'Đăng ký thành công')
    })
  },
}

export function userOf(row: UserRow): User {
  const { password: _password, created_at: _created, permissions, ...user } = row
  return { ...user, permissions: [...permissions] }
}

function tidied({ name, phone, address }: SavedAddressRequest) {
  return { name: name.trim(), phone: phone.trim(), address: address.trim() }
}

const addressesOf = (db: Database, user: UserRow) => db.where('addresses', 'user_id', user.id)

/** Makes exactly one address the default: `chosen`, else the present default, else the first address. */
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
    const columns = tidied(body)
    return db.transaction(() => {
      const row = db.insert('addresses', { user_id: user.id, ...columns, is_default: false })
      updateDefault(db, user, body.default ? row : undefined)
      return success(
        { address: savedAddressOf(db.get('addresses', row.id)) },
        'Thêm địa chỉ thành công',
      )
    })
  },

  updateUserAddress({ db, user, params, body }) {
    const address = ownAddress(db, user, params.id) ?? throwRefusal('updateUserAddress', 'notFound')
    const columns = tidied(body)
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
    const address = db.find('addresses', params.id)
    if (address && address.user_id !== user.id) throw refusal('deleteUserAddress', 'notFound')
    if (address)
      db.transaction(() => {
        db.remove('addresses', address.id)
        updateDefault(db, user)
      })
    return emptySuccess('Xóa địa chỉ thành công')
  },
}

export function savedAddressOf(row: AddressRow): SavedAddress {
  const { id, name, phone, address, is_default } = row
  return { id, name, phone, address, default: is_default }
}

export const wishlistHandlers: HandlersOf<'wishlist'> = {
  wishlist({ db, user }) {
    const wishes = db
      .where('wishlist', 'user_id', user.id)
      .toSorted((a, b) => b.added_at.localeCompare(a.added_at))
    const products = wishes.map(({ product_id }) => db.get('products', product_id))
    const shown = products.filter((product) => isProductShown(db, product))
    return success({ products: shown.map((product) => summaryOf(db, product)) })
  },

  addToWishlist({ db, params, user, now }) {
    const product = db.find('products', params.product_id)
    if (!product || !isProductShown(db, product)) throw refusal('addToWishlist', 'notFound')
    if (!db.find('wishlist', wishKey(user.id, product.id))) {
      db.insert('wishlist', {
        user_id: user.id,
        product_id: product.id,
        added_at: now.toISOString(),
      })
    }
    return success({ is_in_wishlist: true }, 'Đã thêm vào danh sách yêu thích')
  },

  removeFromWishlist({ db, params, user }) {
    const key = wishKey(user.id, params.product_id)
    if (db.find('wishlist', key)) db.remove('wishlist', key)
    return success({ is_in_wishlist: false }, 'Đã xóa khỏi danh sách yêu thích')
  },
}

/** The name of each permission in the text of a 403. */
const names: Readonly<Record<Permission, string>> = permissionNames

function holdersOf(db: Database, permission: Permission): string[] {
  return db.tables.users
    .filter((user) => user.is_staff && user.permissions.includes(permission))
    .map(({ full_name }) => full_name)
}

/**
 * Returns the 403 for a missing permission. Its text names the colleagues who have the permission. If nobody
 * has it, the text names the manager.
 */
export function missingPermission(db: Database, permission: Permission): HttpError {
  const holders = holdersOf(db, permission).join(' / ') || 'người quản lý'
  const message = `Bạn chưa có quyền ${names[permission]}. Hãy nhờ ${holders}.`
  const error = new HttpError({ status: 403, code: 'lacksRight', message })
  error.permission = permission
  return error
}

export const adminPermissionsHandlers: HandlersOf<'admin-permissions'> = {
  adminPermissions: ({ db }) =>
    success(permissions.map((permission) => ({ permission, holders: holdersOf(db, permission) }))),
}

export function emailKey(email: string): string {
  return tidyEmail(email).toLowerCase()
}
