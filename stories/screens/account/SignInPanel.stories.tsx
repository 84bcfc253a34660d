import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { SignInPanel } from '@/screens/account/SignInPanel'

const meta = preview.meta({ component: SignInPanel })

export const BelowAHeading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  },
})

export const AsTheScreen = meta.story({
  args: { titleAs: 'h1' },
  globals: { viewport: { value: 'phone' } },
})
