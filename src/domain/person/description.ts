import { type DescriptionOf, describeRecord } from '@/lib/description'
import { isReachablePhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'

/**
 * The personal data that shoppers may change. The e-mail address is not included, because they sign in with
 * it.
 */
export type Profile = {
  lastName: string
  firstName: string
  /** A day such as `1995-10-20`, or '' if the shopper has not told it. */
  birthday: string
  sex: 'female' | 'male' | 'other' | 'unsaid'
  phone: string
}

/** The fields of the personal data (ADR 30). */
export const profileDescription = describeRecord({
  lastName: { kind: 'line', label: 'auth.lastName', max: limits.nameMax },
  firstName: { kind: 'line', label: 'auth.firstName', max: limits.nameMax },
  birthday: { kind: 'text', label: 'profile.birthday' },
  sex: { kind: 'choice', label: 'profile.sex', values: ['female', 'male', 'other', 'unsaid'] },
  phone: {
    kind: 'phone',
    label: 'auth.phone',
    max: limits.phoneMax,
    shape: { test: isReachablePhone },
  },
} as const satisfies DescriptionOf<Profile>)
