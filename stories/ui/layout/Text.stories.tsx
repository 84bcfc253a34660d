import preview from '#.storybook/preview'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'

const meta = preview.meta({
  component: Text,
  parameters: {
    guide: {
      use: ['For a text that differs from its surroundings in size, weight or colour only.'],
      avoid: [
        'For headings in their own size: a plain `h2` has its type already.',
        'For messages about fields: take `FieldNote`.',
      ],
      reader: 'A paragraph; with `as`, what it is.',
    },
  },
  args: { children: 'Giao trong 2–4 ngày' },
})

export const Plain = meta.story({})
export const Secondary = meta.story({ args: { $size: 'sm', $color: 'inkSoft' } })
/** Digits of one width, in one line. */
export const Amounts = meta.story({
  args: { $numeric: true, $nowrap: true },
  render: (args) => (
    <Stack $justify="start">
      <Text {...args}>1.111.111 ₫</Text>
      <Text {...args}>8.888.888 ₫</Text>
    </Stack>
  ),
})
