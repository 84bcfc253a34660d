import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { UnbrokenWordsName, OriginalName } from '@/ui/data/OriginalName'

const meta = preview.meta({
  component: OriginalName,
  parameters: {
    guide: {
      use: [
        'Below the name of a product in English, where people later meet it in Vietnamese: cart, orders, parcels.',
      ],
      avoid: ['For a name that is not translated: the component then renders nothing.'],
      reader: 'Reads the name in the language it is written in.',
    },
  },
  args: { name: 'An Nhien stand-collar linen shirt', original: 'Áo sơ mi linen cổ trụ An Nhiên' },
})

export const Translated = meta.story({
  tags: ['§1.7c'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Áo sơ mi linen cổ trụ An Nhiên')).toHaveAttribute('lang', 'vi')
  },
})

export const Long = meta.story({
  args: {
    original:
      'Đầm maxi xếp tầng tay bồng cổ vuông Miền Biển Nhớ phiên bản mùa hè giới hạn của xưởng, vải đũi tơ nhuộm lá bàng thủ công tại Hội An',
  },
  globals: { viewport: { value: 'phone' } },
})

/** In a narrow place, a word with a hyphen in the name stays on one line. */
export const HyphenInTheName = meta.story({
  render: ({ name }) => (
    <p style={{ width: '8em' }}>
      <UnbrokenWordsName name={name} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('stand-collar').getClientRects()).toHaveLength(1)
  },
})
