import { describe, expect, test } from 'vitest'
import { problemsIn } from '@/ui/form/problems.fixtures'
import {
  emptyRegisterForm,
  type RegisterFormValues,
  registerRequest,
  withoutPasswords,
} from './registration'
import { loginSchema, registerSchema } from './schema'

const filled: RegisterFormValues = {
  ...emptyRegisterForm,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  phone: '0912 345 678',
  email: 'lan@moclan.vn',
  password: 'Matkhau1!',
  confirmation: 'Matkhau1!',
  privacy: true,
}

/** Returns the first error of each invalid field: 'auth.validation.emailRequired' -> 'emailRequired'. */
const wrong = (schema: typeof loginSchema | typeof registerSchema, values: object) =>
  Object.fromEntries(
    Object.entries(problemsIn(schema, values)).map(([field, id]) => [field, id.split('.').at(-1)]),
  )

describe('signing in', () => {
  test.each(['', '   ', '\u200b'])('%o is no e-mail at all §5.1.1 §5.2.1', (email) => {
    expect(wrong(loginSchema, { email, password: 'x' })).toEqual({ email: 'emailRequired' })
  })

  test.each(['lan', 'lan@', '@moclan.vn', 'lan@moclan', 'lan @moclan.vn', 'a@b@c.vn', '<img>'])(
    '%o does not match {email}',
    (email) => {
      expect(wrong(loginSchema, { email, password: 'x' })).toEqual({ email: 'emailInvalid' })
    },
  )

  test('a password is required, and longer texts than the contract allows are refused §5.1.1', () => {
    const email = 'lan@moclan.vn'
    expect(wrong(loginSchema, { email, password: '' })).toEqual({ password: 'passwordRequired' })
    expect(wrong(loginSchema, { email, password: ' ' })).toEqual({})
    expect(wrong(loginSchema, { email, password: 'x'.repeat(10_000) })).toEqual({
      password: 'passwordTooLong',
    })
  })
})

describe('registering', () => {
  /**
   * Returns the errors of a filled form in which `field` has this value. A password is repeated in its
   * confirmation.
   */
  const wrongWith = (field: string, value: string) => {
    const confirmed = field === 'password' && { confirmation: value }
    return wrong(registerSchema, { ...filled, [field]: value, ...confirmed })
  }

  test('a filled form is right', () => expect(wrong(registerSchema, filled)).toEqual({}))

  test('each missing field of an empty form has its own message §5.2.1', () => {
    expect(wrong(registerSchema, emptyRegisterForm)).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      phone: 'phoneRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
      confirmation: 'confirmPasswordRequired',
      privacy: 'privacyPolicyRequired',
    })
  })

  test.each([
    ['firstName', '  ', 'firstNameRequired'],
    ['firstName', 'Ữ'.repeat(256), 'firstNameTooLong'],
    ['lastName', '\u200b', 'lastNameRequired'],
    ['phone', 'không có', 'phoneInvalid'],
    ['phone', '0912 3456', 'phoneInvalid'],
    ['phone', '(+84) 0912-345-678-90', 'phoneTooLong'],
    ['email', 'x'.repeat(256), 'emailTooLong'],
    ['password', 'Ngan1!', 'passwordMinLength'],
    ['password', '\u{1f338}'.repeat(4), 'passwordMinLength'],
    ['password', 'x'.repeat(256), 'passwordTooLong'],
  ])('%s %o is %s', (field, value, message) => {
    expect(wrongWith(field, value)).toEqual({ [field]: message })
  })

  test('255 characters of any name and exactly 9 digits are fine, decomposed too', () => {
    const firstName = 'Ữ'.repeat(255).normalize('NFD')
    expect(wrong(registerSchema, { ...filled, firstName, phone: '091 234-567' })).toEqual({})
  })

  test('the pattern of the e-mail is not checked', () => {
    expect(wrong(registerSchema, { ...filled, email: 'lan' })).toEqual({})
  })

  test('both passwords are the same, blanks included', () => {
    expect(wrong(registerSchema, { ...filled, confirmation: 'Matkhau1! ' })).toEqual({
      confirmation: 'passwordMismatch',
    })
  })
})

test('a form sends composed texts, on one line and without invisible characters', () => {
  const pasted = {
    firstName: 'Ữ'.normalize('NFD'),
    lastName: ' Nguyễn\nThị\u200b',
    phone: '\u202a0912\u00a0345 678\u202c',
    email: ' lan\u200b@moclan.vn\n',
    password: ' Mật khẩu ',
  }
  expect(registerRequest({ ...filled, ...pasted })).toMatchObject({
    first_name: 'Ữ',
    last_name: 'Nguyễn Thị',
    phone: '0912 345 678',
    email: 'lan@moclan.vn',
    password: ' Mật khẩu ',
  })
})

test('the popup keeps no password', () => {
  expect(withoutPasswords(filled)).toEqual({ ...filled, password: '', confirmation: '' })
})

test('country code and newsletter flag are collected, not sent', () => {
  expect(registerRequest({ ...filled, firstName: ' Lan ', newsletter: true })).toEqual({
    first_name: 'Lan',
    last_name: 'Nguyễn',
    phone: '0912 345 678',
    email: 'lan@moclan.vn',
    password: 'Matkhau1!',
    password_confirmation: 'Matkhau1!',
  })
})
