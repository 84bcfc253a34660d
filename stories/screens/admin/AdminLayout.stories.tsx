import preview from '#.storybook/preview'
import { AdminLayout, SignInAgain } from '@/screens/admin/AdminLayout'

const meta = preview.meta({
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/admin', scenario: ['login:visitor'] },
})

/** A visitor signs in at the address that they opened. */
export const Visitor = meta.story({
  parameters: { shows: [['heading', { level: 1 }]] },
})

/** The menu lists the screens that the user may open: a packer sees orders (Product §10.21). */
export const OneRight = meta.story({
  parameters: { scenario: ['login:packer'] },
})

/** A shopper's account opens no screen (Product §10.1). */
export const NotStaff = meta.story({
  parameters: { scenario: ['login:shopper'], shows: [/khach@moclan.vn/] },
})

/** The sign-in opens over the screen when the session ends, and keeps the typed values. */
export const SessionEnded = meta.story({
  render: () => <SignInAgain open email="staff@moclan.vn" />,
})
