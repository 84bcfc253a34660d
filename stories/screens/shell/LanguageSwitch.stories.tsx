import preview from '#.storybook/preview'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'

const meta = preview.meta({ component: LanguageSwitch })

export const Vietnamese = meta.story({
  parameters: { shows: [['button', { name: /Tiếng Việt/, pressed: true }]] },
})
