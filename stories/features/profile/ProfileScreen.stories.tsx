import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import type { Profile } from '@/domain/person/description'
import { ProfileScreen } from '@/features/profile/ProfileScreen'
import { profileDrafts, profileForEditor, saveProfile } from '@/features/profile/state'
import type { Play } from '../../support/play'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { path: '/account', scenario: ['login:shopper'] },
  decorators: [withToaster],
})

/** The saved profile of the seeded shopper. */
const profile: Profile = {
  firstName: 'Minh Anh',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
}

/** Stores values that the shopper typed but did not save. */
function keepDraft(typed: Partial<Profile>): void {
  const { form } = profileForEditor(profile)
  const draft = { form: { ...form, ...typed }, base: form, updatedAt: null, sent: null }
  profileDrafts.write('own', draft)
}

/** Stores a profile as an earlier visit on this device would. */
const save = (values: Partial<Profile>) => void saveProfile({ ...profile, ...values })

const click = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/**
 * The screen shows the saved profile. The birthday has the short form in which people type it, and the digits
 * of the phone number are in groups.
 */
export const Read = meta.story({
  tags: ['§2.12.1'],
  parameters: { shows: ['20/10/95', '0912 345 678', 'khach@moclan.vn'] },
})

/** The screen says which values are missing. A foreign phone number stays as typed. */
export const LittleKnown = meta.story({
  beforeEach: () => save({ birthday: '', sex: 'unsaid', phone: '+1 (202) 555-0100' }),
  parameters: { shows: ['Chưa có', '+1 (202) 555-0100'] },
})

/**
 * The form of the profile. The e-mail address is disabled, and a text says why. Below the phone number and
 * the birthday, the form shows how it has read them.
 */
export const Edited = meta.story({ play: (context) => click(context, 'Cập nhật') })

/**
 * Sending wrong values shows an error at each field, and moves the focus to the first field with an error.
 */
export const SentWrong = meta.story({
  beforeEach: () => keepDraft({ firstName: ' ', lastName: '', birthday: '31/02/99', phone: '12' }),
  play: async (context) => {
    const { canvas } = context
    await click(context, 'Lưu thay đổi')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus())
    for (const text of [/nhập tên$/, /nhập họ$/, /^Không có ngày này/, /ít nhất 9 chữ số/])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})
