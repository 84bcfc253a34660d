import preview from '#.storybook/preview'
import { ContactScreen } from '@/screens/info/ContactScreen'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: ContactScreen,
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

export const Filled = meta.story({})

export const Loading = meta.story({
  parameters: { scenario: ['siteInfo.slow'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
})

export const Failed = meta.story({
  parameters: { scenario: ['siteInfo.500'], shows: [['button', { name: 'Thử lại' }]] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
})
