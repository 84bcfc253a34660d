import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { AdminFrame } from '@/screens/admin/AdminFrame'
import { seedUser } from '../../support/seed'

const meta = preview.meta({
  component: AdminFrame,
  args: {
    user: seedUser('staff'),
    children: <ScreenHead title="Sản phẩm" />,
  },
  parameters: { layout: 'fullscreen', path: '/admin/products' },
})

/** The menu marks the current screen. The link to the orders shows how many are pending. */
export const Desktop = meta.story({
  tags: ['§10.2.10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()
    await expect(await canvas.findByText(/chờ xác nhận/)).toBeInTheDocument()
  },
})

/** On a phone, a bar at the top replaces the menu. One of its buttons opens the account. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

const expectedMessages = [/broken/, /CatchBoundary/, /error boundary/]

/** A screen that fails shows its error in its own place, and the menu stays. */
export const ScreenThatFails = meta.story({
  tags: ['§12.1.16'],
  args: { children: <Broken /> },
  parameters: { expectedMessages, shows: [['alert'], ['link', { name: 'Sản phẩm' }]] },
})

function Broken(): never {
  throw new Error('broken')
}
