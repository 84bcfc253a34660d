import type { RegisterRequest } from '@/api/generated/model'
import type { Profile } from '@/domain/person/description'
import { tidyEmail } from '@/lib/kinds/email'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'

/** The values of the login form. */
export type LoginFormValues = { email: string; password: string }

/** The values of the register form. */
export type RegisterFormValues = Pick<Profile, 'firstName' | 'lastName' | 'phone'> & {
  countryCode: string
  email: string
  password: string
  confirmation: string
  newsletter: boolean
  privacy: boolean
}

/** The country codes for phone numbers. The first code is the default (Product §9). */
export const phoneCountryCodes = ['+84', '+1', '+81', '+61', '+65', '+86'] as const

export const emptyRegisterForm: RegisterFormValues = {
  firstName: '',
  lastName: '',
  countryCode: phoneCountryCodes[0],
  phone: '',
  email: '',
  password: '',
  confirmation: '',
  newsletter: false,
  privacy: false,
}

/**
 * Returns the body of the registration request (Product §3). It leaves out the country code and the
 * newsletter choice, because the contract has no fields for them.
 */
export function registerRequest(form: RegisterFormValues): RegisterRequest {
  return {
    first_name: tidyText(form.firstName),
    last_name: tidyText(form.lastName),
    phone: tidyPhone(form.phone),
    email: tidyEmail(form.email),
    password: form.password,
    password_confirmation: form.confirmation,
  }
}

/** Returns the form's values with empty passwords. The popup keeps the other values when it closes. */
export function withoutPasswords(form: RegisterFormValues): RegisterFormValues {
  return { ...form, password: '', confirmation: '' }
}
