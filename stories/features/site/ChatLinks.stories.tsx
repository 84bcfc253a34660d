import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ChatLinks } from '@/features/site/ChatLinks'
import { knowSite, site } from '../../support/site'

const meta = preview.meta({
  component: ChatLinks,
  args: { about: 'Đầm chữ A cổ sen Tú Anh' },
})

export const Both = meta.story({
  beforeEach: ({ loaded }) =>
    knowSite(loaded.world, {
      ...site,
      contact: { ...site.contact, zalo: '0912345678', messenger: 'moclan' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Zalo/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Messenger/ })).toBeVisible()
  },
})
