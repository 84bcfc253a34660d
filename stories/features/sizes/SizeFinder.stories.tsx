import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SizeFinder } from '@/features/sizes/SizeFinder'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["For shoppers who don't know their size."],
  keyboard: [['Enter', 'finds the size']],
  reader: 'The answer is announced, and cleared by the next change.',
}

const meta = {
  component: SizeFinder,
  parameters: { guide },
} satisfies Meta<typeof SizeFinder>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5)
    await expect(canvas.getByRole('textbox', { name: 'Cân nặng (kg)' })).not.toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Xem size của tôi' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('ít nhất một số đo'))
  },
}

/** A live region announces the size; the measures stay. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const hip = canvas.getByRole('textbox', { name: 'Hông (cm)' })
    await userEvent.type(hip, '93,5{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Size M hợp với bạn'))
    await expect(hip).toHaveValue('93,5')
  },
}

/** The first field with an error has the focus. */
export const OutOfBounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const waist = canvas.getByRole('textbox', { name: 'Eo (cm)' })
    await userEvent.type(waist, '6{Enter}')
    await waitFor(() => expect(waist).toHaveAccessibleDescription(/từ 45 đến 150 cm/))
    await waitFor(() => expect(waist).toHaveFocus())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
