import preview from '#.storybook/preview'
import { expect, fireEvent } from 'storybook/test'
import { DashboardScreen, WaitingWorkCard } from '@/features/admin-dashboard/DashboardScreen'
import { monthFigures } from '../../support/dashboard'

const meta = preview.meta({
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', path: '/admin' },
})

export const Month = meta.story({
  tags: ['§10.3.1a'],
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider')
    const last = slider.getAttribute('aria-valuetext') ?? ''
    await fireEvent.change(slider, { target: { value: '5' } })
    await expect(slider).toHaveAttribute('aria-valuetext')
    await expect(slider).not.toHaveAttribute('aria-valuetext', last)
  },
})

const none = { pending: 0, processing: 0, returns: 0, unclear: 0, low_stock: 0 }

/** The dashboard lists each kind of waiting work that is not empty, with a link to its list. */
export const EveryKindOfWorkOnAPhone = meta.story({
  render: () => (
    <WaitingWorkCard {...monthFigures} work={{ ...none, unclear: 3, pending: 12, returns: 1 }} />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const NothingWaits = meta.story({
  tags: ['§10.3.1g'],
  render: () => <WaitingWorkCard work={none} />,
  parameters: { shows: ['Không có việc gì đang chờ.'] },
})
