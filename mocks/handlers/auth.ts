import type { FieldErrors, RegisterRequest, User } from '@/api/generated/model'
import { isEmail } from '@/lib/kinds/email'
import { isReachable } from '@/lib/kinds/phone'
import { joinedName } from '~mocks/seed/users'
import type { Database } from '../db/database'
import type { UserRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { emailKey, newSession } from '../rules/sessions'
import { hasErrors, refusal, success } from './answers'

function userByEmail(db: Database, email: string): UserRow | undefined {
  const key = emailKey(email)
  return db.tables.users.find((user) => emailKey(user.email) === key)
}

function startSession(db: Database, user: UserRow, now: Date, message: string) {
  const { token } = db.insert('tokens', newSession(user, now))
  return success({ user: userOf(user), token, token_type: 'bearer' as const }, message)
}

/** Returns the errors of a registration that the contract's schema can't express (Product §5). */
function registrationErrors(db: Database, request: RegisterRequest): FieldErrors {
  const errors: FieldErrors = {}
  if (!request.last_name.trim()) errors['last_name'] = ['Vui lòng nhập họ']
  if (!request.first_name.trim()) errors['first_name'] = ['Vui lòng nhập tên']
  if (!isReachable(request.phone)) errors['phone'] = ['Số điện thoại không hợp lệ']
  if (!request.email.trim()) errors['email'] = ['Vui lòng nhập email']
  else if (userByEmail(db, request.email)) errors['email'] = ['Email đã được sử dụng']
  if (request.password !== request.password_confirmation) {
    errors['password_confirmation'] = ['Mật khẩu xác nhận không khớp']
  }
  return errors
}

export const authHandlers: HandlersOf<'auth'> = {
  login({ db, body, now }) {
    if (!isEmail(body.email)) {
      throw refusal('login', 'invalid', { email: ['Email không hợp lệ'] })
    }
    const user = userByEmail(db, body.email)
    if (user?.password !== body.password) throw refusal('login', 'badCredentials')
    return startSession(db, user, now, 'Đăng nhập thành công')
  },

  currentUser: ({ user }) => success(userOf(user)),

  register({ db, body, now }) {
    const errors = registrationErrors(db, body)
    if (hasErrors(errors)) throw refusal('register', 'invalid', errors)
    const first_name = body.first_name.trim()
    const last_name = body.last_name.trim()
    return db.transaction(() => {
      const user = db.insert('users', {
        id: db.nextId('users'),
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
  const { id, full_name, first_name, last_name, email, phone, is_staff, permissions } = row
  return {
    id,
    full_name,
    first_name,
    last_name,
    email,
    phone,
    is_staff,
    permissions: [...permissions],
  }
}
