import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ProfilePanel } from '@/features/profile/ProfilePanel'
import { savedKey, writeDraft } from '@/features/profile/stored'
import { Toaster } from '@/ui/toast/Toaster'
import { form, user } from './profile-world'
import type { Guide } from '../../../.storybook/docs/guide'

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

const button = ({ canvas }: Parameters<Play>[0], name: string) =>
  canvas.findByRole('button', { name })

const said = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible())

const rename: Play = async (context) => {
  await context.userEvent.click(await button(context, 'Cập nhật'))
  await expect(context.canvas.getByRole('textbox', { name: /^Họ/ })).toHaveFocus()
  const name = context.canvas.getByRole('textbox', { name: /^Tên/ })
  await context.userEvent.clear(name)
  await context.userEvent.type(name, 'Thu Hà')
}

export const Read: Story = {}

/** The focus moves into the form and back; typed values are stored on this device. */
export const Saved: Story = {
  play: async (context) => {
    await rename(context)
    await context.userEvent.click(await button(context, 'Lưu thay đổi'))
    await said('Đã lưu trên thiết bị này')
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
    await said(/^Đã lưu cho đến khi/)
    await expect(context.canvas.getByText('Thu Hà')).toBeVisible()
  },
}
