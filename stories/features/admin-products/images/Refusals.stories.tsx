import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Refusals } from '@/features/admin-products/images/Refusals'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the pictures, until it is dismissed.'],
  reader: 'An alert with a line for each file.',
}

const meta = {
  component: Refusals,
  parameters: { guide },
  args: {
    refusals: [
      { name: 'bao-gia.jpg', why: 'wrongType' },
      { name: 'anh-may-anh.jpg', why: 'tooLarge' },
    ],
    onDismiss: fn(),
  },
} satisfies Meta<typeof Refusals>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const EveryReason: Story = {
  args: {
    refusals: (['empty', 'wrongType', 'tooLarge', 'broken', 'excess', 'twice'] as const).map(
      (why) => ({
        name: `${why}.png`,
        why,
      }),
    ),
  },
}

export const LongNamesOnAPhone: Story = {
  args: { refusals: [{ name: `${'anh-chup-man-hinh-'.repeat(8)}.jpg`, why: 'tooLarge' }] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
