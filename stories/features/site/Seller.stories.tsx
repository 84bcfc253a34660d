import preview from '#.storybook/preview'
import { Seller } from '@/features/site/Seller'
import { knowSite, site } from '../../support/site'

const meta = preview.meta({ component: Seller })

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
