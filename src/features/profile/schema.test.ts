import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { problemsIn } from '@/ui/form/problems.fixtures'
import { profileFormSchema } from './schema'
import type { ProfileFormValues } from './state'

const filled: ProfileFormValues = {
  firstName: 'Lan',
  lastName: 'Nguyễn',
  birthday: '20/10/95',
  sex: 'female',
  phone: '0912 345 678',
}

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const wrong = (values: Partial<Record<keyof ProfileFormValues, string | undefined>>) =>
  problemsIn(profileFormSchema, { ...filled, ...values })

describe('personal info', () => {
  test('a filled form is valid, also without a birthday', () => {
    expect(wrong({})).toEqual({})
    for (const birthday of ['', undefined, '   ', '\u200b']) expect(wrong({ birthday })).toEqual({})
  })

  test.each([
    ['firstName', undefined, 'auth.validation.firstNameRequired'],
    ['firstName', 'Ữ'.repeat(256), 'auth.validation.firstNameTooLong'],
    ['lastName', '', 'auth.validation.lastNameRequired'],
    ['phone', undefined, 'auth.validation.phoneRequired'],
    ['phone', '0912 3456', 'auth.validation.phoneInvalid'],
    ['birthday', '31/02/99', 'profile.validation.birthdayNoSuchDay'],
    ['birthday', '22/11/26', 'profile.validation.birthdayFuture'],
    ['birthday', '31/12/1899', 'profile.validation.birthdayTooLongAgo'],
    ['birthday', '10/20', 'profile.validation.birthdayFormat'],
  ])('%s %o is %s', (field, value, message) => {
    expect(wrong({ [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ['firstName', 'Ữ'.repeat(255).normalize('NFD')],
    ['firstName', '🌸'.repeat(255)],
    ['birthday', '21/11/26'],
    ['birthday', '201095'],
  ])('%s %o is fine', (field, value) => expect(wrong({ [field]: value })).toEqual({}))
})
