import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { accountPanelAtom } from '@/features/auth/state'
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

/** A visitor is asked to sign in, and the server gets no call (Product §5). */
export const Visitor = meta.story({
  tags: ['§5.6.1'],
  parameters: { scenario: [] },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(loaded.world.store.get(accountPanelAtom)?.name).toBe('login')
  },
})
