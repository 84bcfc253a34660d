import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { WishlistButton } from '@/features/wishlist/WishlistButton'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: WishlistButton,
  args: {
    product: { id: 1, name: 'Áo sơ mi lụa Nhã Uyên', slug: 'ao-so-mi-lua-nha-uyen' },
    wished: false,
    signedIn: true,
    onNeedSignIn: fn(),
  },
  parameters: { scenario: ['login:shopper'] },
})

const click: Play = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button'))

export const NotKept = meta.story({})

export const Kept = meta.story({ args: { wished: true } })

/** Product §5: the visitor is asked in, and nothing is sent. */
export const Visitor = meta.story({
  tags: ['§5.6.4'],
  args: { signedIn: false },
  play: async (context) => {
    await click(context)
    await expect(context.args.onNeedSignIn).toHaveBeenCalledOnce()
  },
})
