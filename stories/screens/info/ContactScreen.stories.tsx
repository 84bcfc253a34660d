import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ContactScreen } from '@/screens/info/ContactScreen'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: ContactScreen,
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '028 1234 5678' })
    await expect(call).toHaveAttribute('href', 'tel:02812345678')
    const write = canvas.getByRole('link', { name: /@/ })
    await expect(write).toHaveAttribute('href', 'mailto:xinchao@moclan.example')
  },
})

export const Loading = meta.story({
  parameters: { scenario: ['siteInfo.slow'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
})

/** The retry loads the data. */
export const Failed = meta.story({
  parameters: { scenario: ['siteInfo.500*1'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findByRole('link', { name: /@/ })).toBeVisible()
  },
})
