import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Profile } from '@/features/profile/profile'
import { ProfilePanel, ProfileSkeleton } from '@/features/profile/ProfilePanel'
import { savedKey, writeDraft } from '@/features/profile/state'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'
import { form, longNames, profile, user } from './profile-world'

const guide: Guide = {
  use: ['Personal info, to be read or changed.'],
}

const meta = {
  component: ProfilePanel,
  parameters: { guide },
  args: { user },
  render: (args) => (
    <>
      <ProfilePanel {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProfilePanel>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const wrong = { ...form, firstName: ' ', lastName: '', birthday: '31/02/99', phone: '12' }

/** As an earlier visit saved it on this device. */
const save = (values: Profile, owner = user.email) =>
  localStorage.setItem(savedKey, JSON.stringify({ user: owner, values }))

const button = ({ canvas }: Parameters<Play>[0], name: string) =>
  canvas.findByRole('button', { name })

const isShown = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())

const rename: Play = async (context) => {
  await context.userEvent.click(await button(context, 'Cập nhật'))
  await expect(context.canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus()
  const name = context.canvas.getByRole('textbox', { name: /^Tên/ })
  await context.userEvent.clear(name)
  await context.userEvent.type(name, 'Thu Hà')
}

/** The birthday as typed, the phone number grouped. */
export const Read: Story = {
  tags: ['§2.12.2a'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20/10/95')).toBeVisible()
    await expect(canvas.getByText('0912 345 678')).toBeVisible()
  },
}

export const Waiting: Story = { render: () => <ProfileSkeleton /> }

/** What is missing says so, and a foreign number stays as typed. */
export const LittleKnown: Story = {
  beforeEach: () => save({ ...profile, birthday: null, sex: 'unsaid', phone: '+1 (202) 555-0100' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có')).toBeVisible()
    await expect(canvas.getByText('+1 (202) 555-0100')).toBeVisible()
  },
}

export const LongNamesOnAPhone: Story = {
  args: { user: { ...user, email: `${'dia-chi-'.repeat(20)}@moclan.vn` } },
  beforeEach: () => save({ ...profile, ...longNames }, `${'dia-chi-'.repeat(20)}@moclan.vn`),
  globals: { viewport: { value: 'phone' } },
}

/** The e-mail is disabled, with an explanation (Product §2); the phone number is said back. */
export const Edited: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await button(context, 'Cập nhật'))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeDisabled()
    await expect(email).toHaveAccessibleDescription('Email đăng nhập không đổi được ở đây')
    await expect(canvas.getByText('Số của bạn: 0912 345 678')).toBeVisible()
  },
}

export const EditedWithLongNamesOnAPhone: Story = {
  beforeEach: () => writeDraft(user.email, { ...form, ...longNames }, form),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** Each field shows its own error; the first one has the focus. */
export const SentWrong: Story = {
  beforeEach: () => writeDraft(user.email, wrong, form),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await button(context, 'Lưu thay đổi'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus())
    for (const text of [/nhập tên$/, /nhập họ$/, /^Không có ngày này/, /không hợp lệ$/])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** The slashes of a birthday appear while typing; its description repeats the date with the full year. */
export const BirthdayTyped: Story = {
  beforeEach: () => writeDraft(user.email, { ...form, birthday: '' }, form),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ngày sinh' })
    await userEvent.type(field, '100212')
    await expect(field).toHaveValue('10/02/12')
    await expect(field).toHaveAccessibleDescription('Bạn sinh ngày 10 tháng 2, 2012')
  },
}

export const BirthdayInTheFuture: Story = {
  beforeEach: () => writeDraft(user.email, { ...form, birthday: '' }, form),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ngày sinh' }), '01/01/2999')
    await userEvent.tab()
    await expect(await canvas.findByText(/ở tương lai$/)).toBeVisible()
  },
}

/** The focus moves into the form and back; typed values are stored on this device. */
export const Saved: Story = {
  play: async (context) => {
    await rename(context)
    await context.userEvent.click(await button(context, 'Lưu thay đổi'))
    await isShown('Đã lưu trên thiết bị này')
    await expect(context.canvas.getByText('Thu Hà')).toBeVisible()
    await waitFor(async () => expect(await button(context, 'Cập nhật')).toHaveFocus())
    await expect(localStorage.getItem(savedKey)).toContain('Thu Hà')
  },
}

export const GivenUp: Story = {
  play: async (context) => {
    await rename(context)
    await expect(sessionStorage.getItem('draft:profile:own')).toContain('Thu Hà')
    await context.userEvent.click(await button(context, 'Hủy'))
    await expect(context.canvas.getByText('Minh Anh')).toBeVisible()
    await waitFor(async () => expect(await button(context, 'Cập nhật')).toHaveFocus())
    await expect(sessionStorage.getItem('draft:profile:own')).toBeNull()
  },
}

/** After a reload the form is open again with what was typed. */
export const DraftFound: Story = {
  beforeEach: () => writeDraft(user.email, { ...form, firstName: 'Thu', birthday: '31/0' }, form),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Tên/ })).toHaveValue('Thu')
    await expect(canvas.getByRole('textbox', { name: 'Ngày sinh' })).toHaveValue('31/0')
    await expect(canvas.getByText(/vẫn còn đây/)).toBeVisible()
  },
}

export const SomebodyElsesDraft: Story = {
  beforeEach: () => writeDraft('lan@moclan.vn', { ...form, firstName: 'Lan' }, form),
  play: async (context) => {
    await expect(await button(context, 'Cập nhật')).toBeVisible()
  },
}

/** Without browser storage it lasts as long as the page, and a note says so. */
export const NothingKept: Story = {
  beforeEach() {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return () => void (Storage.prototype.setItem = setItem)
  },
  play: async (context) => {
    await rename(context)
    await context.userEvent.click(await button(context, 'Lưu thay đổi'))
    await isShown(/^Đã lưu cho đến khi/)
    await expect(context.canvas.getByText('Thu Hà')).toBeVisible()
  },
}
