import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { answerOf } from '@/api/answer-of'
import { siteInfoAnswer } from '@/api/answers/site.gen'
import type { SiteResponse } from '@/api/generated/model'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'
import { knowSite, menu, site } from '../../support/site'

const meta = preview.meta({
  component: ShopLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

/** The first Tab reaches the skip link. */
export const SkipsToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('contentinfo')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveFocus()
  },
})

/** Works without the site's data, with fewer parts. */
export const WithoutSite = meta.story({
  parameters: { scenario: ['siteInfo.timeout'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Whatever the site info holds, every part of the frame stands, and no text shows it; the reader's tests break every field. */
export const SiteDamaged = meta.story({
  tags: ['§11.3.7'],
  play: async ({ canvas, loaded }) => {
    const { queryClient } = loaded.world
    const footer = await canvas.findByRole('contentinfo')
    const header = canvas.getByRole('banner')
    const cart = canvas.getByRole('button', { name: /Giỏ hàng/ })
    const wrong = { website: null, contact: 'x', social: [7], seo: 1, menu: [null, {}, ...menu] }
    for (const data of [{}, wrong, { ...site, menu: {} }]) {
      const text = JSON.stringify({ success: true, data })
      const answer = answerOf<SiteResponse>(siteInfoAnswer, { status: 200, text, retryAfter: null })
      queryClient.setQueryData(siteQuery.queryKey, answer)
      await new Promise(requestAnimationFrame)
      const shown = header.textContent + footer.textContent
      await expect(shown).not.toMatch(/undefined|null|NaN|\[object|Có lỗi/)
      await expect(cart.isConnected).toBe(true)
    }
  },
})
