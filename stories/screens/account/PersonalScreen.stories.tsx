import preview from '#.storybook/preview'
import { PersonalScreen } from '@/screens/account/PersonalScreen'

const meta = preview.meta({
  component: PersonalScreen,
  parameters: { path: '/account', scenario: ['login:shopper'] },
})

export const Usual = meta.story({
  parameters: { shows: ['khach@moclan.vn'] },
})
