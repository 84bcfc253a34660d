import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VoucherCard } from '@/screens/voucher/VoucherCard'

const meta = {
  component: VoucherCard,
  args: { code: 'MOCLAN14', onCopy: fn() },
} satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép mã MOCLAN14' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const LongCode: Story = { args: { code: 'CAMONBANDACHONMOCLAN14' } }
