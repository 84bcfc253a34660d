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

/** The current screen is marked; the number of pending orders stands beside its link. */
export const Desktop = meta.story({
  tags: ['§10.2.10c'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()
    await expect(await canvas.findByText(/chờ xác nhận/)).toBeInTheDocument()
  },
})

/** A bar on top; a button opens the account. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

const expectedMessages = [/broken/, /CatchBoundary/, /error boundary/]

/** A failed screen shows its error in its place; the navigation stays. */
export const ScreenThatFails = meta.story({
  tags: ['§12.1.16'],
  args: { children: <Broken /> },
  parameters: { expectedMessages, shows: [['alert'], ['link', { name: 'Sản phẩm' }]] },
})

function Broken(): never {
  throw new Error('broken')
}
