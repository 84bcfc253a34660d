import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ShopLayout } from '@/screens/shell/ShopLayout'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: ShopLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

/** The first press of Tab reaches the link that skips to the content. */
export const SkipsToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('contentinfo')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveFocus()
  },
})
