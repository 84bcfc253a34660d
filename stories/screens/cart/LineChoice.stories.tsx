import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LineChoice } from '@/screens/cart/LineChoice'
import { lineKinds } from '../../support/lines'

const meta = {
  component: LineChoice,
  args: { line: { ...lineKinds.usual, slug: 'dam-chu-a-co-sen-tu-anh' }, onDone: fn() },
} satisfies Meta<typeof LineChoice>

export default meta

export const Loaded: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu thay đổi' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
