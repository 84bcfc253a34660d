import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { PersonalScreen } from '@/screens/account/PersonalScreen'

const meta = preview.meta({
  component: PersonalScreen,
  parameters: { path: '/account', scenario: ['login:shopper'] },
})

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('khach@moclan.vn')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thông tin cá nhân')
  },
})
