import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a text that differs from its surroundings in size, weight or colour only.'],
  avoid: [
    'For headings in their own size: a plain `h2` has its type already.',
    'For messages about fields: take `FieldNote`.',
  ],
  reader: 'A paragraph; with `as`, what it is.',
}

const meta = {
  component: Text,
  parameters: { guide },
  args: { children: 'Giao trong 2–4 ngày' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Secondary: Story = { args: { $size: 'sm', $color: 'inkSoft' } }
export const Bold: Story = { args: { $weight: 'bold' } }
export const AsTitle: Story = { args: { as: 'h2', $title: 'h4' } }

/** Digits of one width, in one line. */
export const Amounts: Story = {
  args: { $numeric: true, $nowrap: true },
  render: (args) => (
    <Stack $justify="start">
      <Text {...args}>1.111.111 ₫</Text>
      <Text {...args}>8.888.888 ₫</Text>
    </Stack>
  ),
}
