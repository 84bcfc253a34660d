import type { DescriptionOf } from '@/lib/description'
import { isReachable } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'

/** The facts that shoppers may change about themselves. Not the e-mail, because they sign in with it. */
export type Profile = {
  lastName: string
  firstName: string
  /** A day such as `1995-10-20`. Empty when the shopper does not tell. */
  birthday: string
  sex: 'female' | 'male' | 'other' | 'unsaid'
  phone: string
}

/** Personal info, described once (ADR 30). */
export const profileDescription = {
  lastName: { kind: 'line', label: 'auth.lastName', max: limits.nameMax },
  firstName: { kind: 'line', label: 'auth.firstName', max: limits.nameMax },
  birthday: { kind: 'text', label: 'profile.birthday' },
  sex: { kind: 'choice', label: 'profile.sex', values: ['female', 'male', 'other', 'unsaid'] },
  phone: {
    kind: 'phone',
    label: 'auth.phone',
    max: limits.phoneMax,
    shape: { test: isReachable },
  },
} as const satisfies DescriptionOf<Profile>
