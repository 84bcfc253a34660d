import preview from '#.storybook/preview'
import { SignInPanel } from '@/screens/account/SignInPanel'

const meta = preview.meta({ component: SignInPanel })

export const AsTheScreen = meta.story({
  args: { titleAs: 'h1' },
  globals: { viewport: { value: 'phone' } },
})
