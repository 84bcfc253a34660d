import preview from '#.storybook/preview'
import { AdminLayout, SignInAgainWindow } from '@/screens/admin/AdminLayout'

const meta = preview.meta({
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/admin', scenario: ['login:visitor'] },
})

/** A visitor gets the sign-in form at the URL that they opened, without a redirect. */
export const Visitor = meta.story({
  parameters: { shows: [['heading', { level: 1 }]] },
})

/**
 * The menu lists only the screens that the staff member may open. A packer sees the orders (Product §10.21).
 */
export const OneRight = meta.story({
  parameters: { scenario: ['login:packer'] },
})

/** A shopper's account can't open any screen of the back office (Product §10.1). */
export const NotStaff = meta.story({
  parameters: { scenario: ['login:shopper'], shows: [/khach@moclan.vn/] },
})

/** When the session ends, the sign-in opens over the screen. The typed values stay. */
export const SessionEnded = meta.story({
  render: () => <SignInAgainWindow open email="staff@moclan.vn" />,
})
