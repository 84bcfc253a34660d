import type { RegisterRequest } from '@/api/generated/model'
import type { Profile } from '@/domain/person/description'
import { tidyEmail } from '@/lib/kinds/email'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'

/** What the login form collects. */
export type LoginValues = { email: string; password: string }

/** What the register popup collects (Product §2). */
export type RegisterValues = Pick<Profile, 'firstName' | 'lastName' | 'phone'> & {
  countryCode: string
  email: string
  password: string
  confirmation: string
  newsletter: boolean
  privacy: boolean
}

/** Product §9; the first one is the default. */
export const countryCodes = ['+84', '+1', '+81', '+61', '+65', '+86'] as const

export const emptyRegisterForm: RegisterValues = {
  firstName: '',
  lastName: '',
  countryCode: countryCodes[0],
  phone: '',
  email: '',
  password: '',
  confirmation: '',
  newsletter: false,
  privacy: false,
}

/** The payload of Product §3, without country code and newsletter flag. */
export function registration(form: RegisterValues): RegisterRequest {
  return {
    first_name: tidyText(form.firstName),
    last_name: tidyText(form.lastName),
    phone: tidyPhone(form.phone),
    email: tidyEmail(form.email),
    password: form.password,
    password_confirmation: form.confirmation,
  }
}

/** What stays in memory when the popup closes or shows the other form. */
export function withoutPasswords(form: RegisterValues): RegisterValues {
  return { ...form, password: '', confirmation: '' }
}
