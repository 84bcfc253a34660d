import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { HeartFilledIcon } from '@/ui/icons'
import { inEveryState } from '../../../.storybook/forced-states'

const meta = preview.meta({
  title: 'actions/IconButton (icon, round button)',
  component: IconButton,
  parameters: {
    guide: {
      use: [
        'Where a symbol is understood without words and room is scarce: close, remove, move, show the password.',
        "In rows of a table or list, with the row's name in its label: “Xóa Áo sơ mi lụa”.",
      ],
      avoid: [
        'For the main action of a view: take `Button` with words.',
        'For a symbol that needs explaining: words are shorter.',
      ],
      reader: 'Reads `label`, which is required: the icon itself is hidden.',
    },
  },
  args: { label: 'Giỏ hàng, 3 sản phẩm', badge: 3, children: <BagIcon />, onClick: fn() },
})

export const States = meta.story(inEveryState({ disabled: { disabled: true } }))

export const WithBadge = meta.story({})

export const ManyInBadge = meta.story({
  args: { label: 'Giỏ hàng, 1.000 sản phẩm', badge: 1000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count="99+"]')).toBeVisible()
  },
})

export const Clicked = meta.story({
  args: {
    label: 'Bỏ khỏi yêu thích',
    badge: 0,
    children: <HeartFilledIcon />,
    'aria-pressed': true,
  },
})
