import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { SizeGuideScreen } from '@/screens/info/SizeGuideScreen'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: SizeGuideScreen,
  parameters: { layout: 'fullscreen', path: '/size-guide' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

/** The measures of letter sizes and jeans sizes are the same as in the size charts of products. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /ngực, eo, hông/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^M/ })).toHaveTextContent('M84–8866–7090–94')
  },
})
