import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { lineKey } from '@/domain/cart/cart'
import { editButtonId } from '@/features/cart/CartLine'
import { LineEditor } from '@/screens/cart/LineEditor'
import { lineKinds } from '../../support/lines'

const line = { ...lineKinds.usual, productId: 1, slug: 'dam-chu-a-co-sen-tu-anh' }

const meta = {
  component: LineEditor,
  args: { line, open: true, onClose: fn() },
  // The editor opens beside its button.
  decorators: [
    (Story) => (
      <>
        <button id={editButtonId(lineKey(line))} type="button">
          Xanh · S
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LineEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Lưu thay đổi' })).toBeEnabled()
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Chọn màu và size')
  },
}

export const Desktop: Story = {}

export const Loading: Story = {
  parameters: { scenario: ['productDetail.timeout'] },
  globals: { viewport: { value: 'phone' } },
}

export const ProductGone: Story = {
  parameters: { scenario: ['productDetail.notFound'] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Không tìm thấy sản phẩm')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
