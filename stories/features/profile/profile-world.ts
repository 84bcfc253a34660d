import type { Profile } from '@/domain/person/description'
import { profileDrafts, savedForm } from '@/features/profile/state'

/** The seeded shopper. */
export const profile: Profile = {
  firstName: 'Minh Anh',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
}

/** Stores what somebody typed and did not save. */
export function keepDraft(typed: Partial<Profile>): void {
  const { form } = savedForm(profile)
  const draft = { form: { ...form, ...typed }, base: form, updatedAt: null, sent: null }
  profileDrafts.write('own', draft)
}
