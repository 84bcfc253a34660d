import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PersonalScreen } from '@/screens/account/PersonalScreen'

const meta = {
  component: PersonalScreen,
  parameters: { path: '/account', scenario: ['login:shopper'] },
} satisfies Meta<typeof PersonalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('khach@moclan.vn')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thông tin cá nhân')
  },
}
