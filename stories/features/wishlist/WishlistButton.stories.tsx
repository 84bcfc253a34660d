import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { panelAtom } from '@/features/auth/state'
import { WishlistButton } from '@/features/wishlist/WishlistButton'

const meta = preview.meta({
  component: WishlistButton,
  args: {
    product: { id: 1, name: 'Áo sơ mi lụa Nhã Uyên', slug: 'ao-so-mi-lua-nha-uyen' },
    wished: false,
  },
  parameters: { scenario: ['login:shopper'] },
})

export const NotKept = meta.story({})

export const Kept = meta.story({ args: { wished: true } })

/** The visitor is asked to sign in, and nothing is sent (Product §5). */
export const Visitor = meta.story({
  tags: ['§5.6.4'],
  parameters: { scenario: [] },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(loaded.world.store.get(panelAtom)?.name).toBe('login')
  },
})
