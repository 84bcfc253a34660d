import preview from '#.storybook/preview'
import { AdminLayout, SignInAgain } from '@/screens/admin/AdminLayout'

const meta = preview.meta({
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/admin', scenario: ['login:visitor'] },
})

/** Visitors sign in at the address they came for. */
export const Visitor = meta.story({
  parameters: { shows: [['heading', { level: 1 }]] },
})

/** The menu has what the user may open: who packs has orders (Product §10.21). */
export const OneRight = meta.story({
  parameters: { scenario: ['login:packer'] },
})

/** A shopper's account opens nothing here (Product §10.1). */
export const NotStaff = meta.story({
  parameters: { scenario: ['login:shopper'], shows: [/khach@moclan.vn/] },
})

/** Opens over the screen when the session ends, and keeps what was typed there. */
export const SessionEnded = meta.story({
  render: () => <SignInAgain open email="staff@moclan.vn" />,
})
