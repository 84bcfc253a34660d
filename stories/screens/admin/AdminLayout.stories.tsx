import preview from '#.storybook/preview'
import {
  AdminForbidden,
  AdminLayout,
  AdminNotFound,
  SignInAgain,
} from '@/screens/admin/AdminLayout'

const meta = preview.meta({
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/admin', scenario: ['login:visitor'] },
})

/** Visitors sign in at the address they came for. */
export const Visitor = meta.story({
  parameters: { shows: [['heading', { level: 1 }]] },
})

export const Staff = meta.story({
  parameters: { scenario: ['login:staff'], shows: [['link', { name: 'Sản phẩm' }]] },
  globals: { viewport: { value: 'desktop' } },
})

/** The menu has what the user may open: who packs has orders (Product §10.21). */
export const OneRight = meta.story({
  parameters: { scenario: ['login:packer'] },
  globals: { viewport: { value: 'desktop' } },
})

/** A shopper's account opens nothing here (Product §10.1). */
export const NotStaff = meta.story({
  parameters: { scenario: ['login:shopper'], shows: [/khach@moclan.vn/] },
})

/** Until the user is known, nothing is asked from the back office. */
export const Waiting = meta.story({
  parameters: { scenario: ['login:staff', 'currentUser.timeout'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const LongAddressOnAPhone = meta.story({
  render: () => <AdminForbidden email={`${'rat.dai.'.repeat(12)}@moclan.example`} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const NotFound = meta.story({ render: () => <AdminNotFound /> })

/** Opens over the screen when the session ends, and keeps what was typed there. */
export const SessionEnded = meta.story({
  render: () => <SignInAgain open email="staff@moclan.vn" />,
})
