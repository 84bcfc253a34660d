import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ActiveSwitch } from '@/features/admin-categories/ActiveSwitch'
import { signInAsStaff } from '../../support/shopper'
import { categories } from '../../support/admin-categories'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'

const [shown, , , hidden] = categories
/** As whoever read it last has it. */
const { updated_at: _, ...newest } = shown

const guide: Guide = {
  use: ['In the row of a category: shows it in the shop, or hides it with everything below.'],
  keyboard: [['Space', 'switches it']],
  reader: 'A switch named with the category; busy until the server has answered.',
}

const meta = {
  component: ActiveSwitch,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { category: shown },
} satisfies Meta<typeof ActiveSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const Hidden: Story = { args: { category: hidden } }

/** Hidden, said, and taken back. */
export const TakenBack: Story = {
  args: { category: newest },
  render: (args) => (
    <>
      <ActiveSwitch {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await screen.findByText('Đã ẩn Áo khỏi cửa hàng')
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await screen.findByText('Cửa hàng đã hiện Áo')
  },
}

/** What the server refuses switches back, with the reason. */
export const Refused: Story = {
  parameters: {
    scenario: ['login:staff', 'updateCategory.500'],
    expectedMessages: [/Failed to load resource/],
  },
  render: (args) => (
    <>
      <ActiveSwitch {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const shop = canvas.getByRole('switch')
    await userEvent.click(shop)
    await screen.findByText(/^Chưa đổi được Áo: /)
    await waitFor(() => expect(shop).toBeChecked())
  },
}
