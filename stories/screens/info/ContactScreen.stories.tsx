import preview from '#.storybook/preview'
import { ContactScreen } from '@/screens/info/ContactScreen'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: ContactScreen,
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

export const Filled = meta.story({})
