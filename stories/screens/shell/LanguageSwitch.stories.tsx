import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'

const meta = preview.meta({ component: LanguageSwitch })

export const Vietnamese = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tiếng Việt/, pressed: true })).toBeVisible()
  },
})
