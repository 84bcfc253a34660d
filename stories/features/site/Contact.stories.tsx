import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ChatLinks, SellerFacts } from '@/features/site/Contact'
import { knowSite, site } from '../../support/site'

const meta = preview.meta({ component: SellerFacts })

/** All details of the seller that the law asks for. */
export const Whole = meta.story({
  beforeEach: ({ loaded }) =>
    knowSite(loaded.world, {
      ...site,
      website: {
        ...site.website,
        company: 'Công ty TNHH Thời trang Mộc Lan',
        tax_code: '0300000000',
        registration: 'GCNĐKDN số 0300000000, cấp ngày 02/01/2024',
        ministry_url: 'https://online.example/moclan',
      },
    }),
  parameters: {
    shows: ['Mã số thuế: 0300000000', ['link', { name: /^Đã thông báo Bộ Công Thương/ }]],
  },
})

/** The ways in which a shopper can ask about a product. */
export const Chat = meta.story({
  render: () => <ChatLinks about="Đầm chữ A cổ sen Tú Anh" />,
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
