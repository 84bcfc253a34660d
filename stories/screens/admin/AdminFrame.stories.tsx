import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { AdminHead } from '@/features/admin/AdminHead'
import { AdminFrame } from '@/screens/admin/AdminFrame'
import { seedUser } from '../../support/seed'

const meta = preview.meta({
  component: AdminFrame,
  args: {
    user: seedUser('staff'),
    children: <AdminHead title="Sản phẩm" />,
  },
  parameters: { layout: 'fullscreen', path: '/admin/products' },
})

/** The room where one is stands out; the number of waiting orders stands beside the link to them. */
export const Desktop = meta.story({
  tags: ['§10.2.10c'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()
    await expect(await canvas.findByText(/chờ xác nhận/)).toBeInTheDocument()
  },
})

/** The user is still on the way. */
export const Loading = meta.story({ args: { user: undefined } })

/** A bar on top. The account opens by its button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

const expectedMessages = [/broken/, /CatchBoundary/, /error boundary/]

/** A screen that fails says so in its place; the navigation stands. */
export const ScreenThatFails = meta.story({
  tags: ['§12.1.16'],
  args: { children: <Broken /> },
  parameters: { expectedMessages, shows: [['alert'], ['link', { name: 'Sản phẩm' }]] },
})

/** A navigation that fails leaves the screen, and whatever is typed there. */
export const NavigationThatFails = meta.story({
  tags: ['§12.1.16'],
  render: (args) => <AdminFrame {...args} user={unreadable} />,
  // As it stands here: reading the user for the page of docs would throw as well.
  parameters: {
    expectedMessages,
    docs: { source: { type: 'code' } },
    shows: [['alert'], ['heading', { name: 'Sản phẩm' }]],
  },
})

const unreadable = {
  ...seedUser('staff'),
  get full_name(): string {
    throw new Error('broken')
  },
}

function Broken(): never {
  throw new Error('broken')
}
