import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import type { Profile } from '@/domain/person/description'
import { ProfilePanel, ProfileSkeleton } from '@/features/profile/ProfilePanel'
import { saveProfile } from '@/features/profile/state'
import type { Play } from '../../support/play'
import { withToaster } from '../../support/with-toaster'
import { keepDraft, longNames, profile, user } from './profile-world'

const meta = preview.meta({
  component: ProfilePanel,
  args: { user },
  decorators: [withToaster],
})

/** As an earlier visit saved it on this device. */
const save = (values: Partial<Profile>) => {
  saveProfile({ ...profile, ...values })
}

const press = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const rename: Play = async (context) => {
  await press(context, 'Cập nhật')
  const name = context.canvas.getByRole('textbox', { name: /^Tên/ })
  await context.userEvent.clear(name)
  await context.userEvent.type(name, 'Thu Hà')
}

/** The birthday as typed, the phone number grouped. */
export const Read = meta.story({
  tags: ['§2.12.2a'],
  parameters: { shows: ['20/10/95', '0912 345 678'] },
})

export const Waiting = meta.story({ render: () => <ProfileSkeleton /> })

/** What is missing says so, and a foreign number stays as typed. */
export const LittleKnown = meta.story({
  beforeEach: () => save({ birthday: '', sex: 'unsaid', phone: '+1 (202) 555-0100' }),
  parameters: { shows: ['Chưa có', '+1 (202) 555-0100'] },
})

const longAddress = `${'dia-chi-'.repeat(20)}@moclan.vn`

export const LongNamesOnAPhone = meta.story({
  args: { user: { ...user, email: longAddress } },
  beforeEach: () => save(longNames),
  globals: { viewport: { value: 'phone' } },
})

/** The e-mail is disabled, with an explanation (Product §2); phone number and birthday are said back. */
export const Edited = meta.story({
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Cập nhật')
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeDisabled()
    await expect(email).toHaveAccessibleDescription('Email đăng nhập không đổi được ở đây')
    await expect(canvas.getByText('Đọc lại: 0912 345 678')).toBeVisible()
    const birthday = canvas.getByRole('textbox', { name: 'Ngày sinh' })
    await expect(birthday).toHaveAccessibleDescription('Bạn sinh ngày 20 tháng 10, 1995')
  },
})

/** After a reload the form is open again, with a note on what was typed. */
export const DraftWithLongNamesOnAPhone = meta.story({
  beforeEach: () => keepDraft(longNames),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** Each field shows its own error; the first one has the focus. */
export const SentWrong = meta.story({
  beforeEach: () => keepDraft({ firstName: ' ', lastName: '', birthday: '31/02/99', phone: '12' }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Lưu thay đổi')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus())
    for (const text of [/nhập tên$/, /nhập họ$/, /^Không có ngày này/, /không hợp lệ$/])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})

/** What was typed is gone, from the page and from the storage. */
export const GivenUp = meta.story({
  play: async (context) => {
    const { canvas } = context
    await rename(context)
    await press(context, 'Hủy')
    await expect(canvas.getByText('Minh Anh')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cập nhật' })).toHaveFocus()
    await expect(sessionStorage.getItem('draft_profile:own')).toBeNull()
  },
})

/** Without browser storage it lasts as long as the page, and a note says so. */
export const NothingKept = meta.story({
  beforeEach() {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return () => void (Storage.prototype.setItem = setItem)
  },
  play: async (context) => {
    await rename(context)
    await press(context, 'Lưu thay đổi')
    await context.canvas.findByText(/^Đã lưu cho đến khi/)
    await expect(context.canvas.getByText('Thu Hà')).toBeVisible()
  },
})
