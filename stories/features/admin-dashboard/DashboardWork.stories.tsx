import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { WorkView } from '@/features/admin-dashboard/DashboardWork'
import { monthFigures } from '../../support/dashboard'

const none = { pending: 0, processing: 0, returns: 0, unclear: 0, low_stock: 0 }

const meta = preview.meta({ component: WorkView })

/** Each kind of work leads to its list. */
export const EveryKindOnAPhone = meta.story({
  args: { ...monthFigures, work: { ...none, unclear: 3, pending: 12, returns: 1 } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const Nothing = meta.story({
  tags: ['§10.3.1g'],
  args: { work: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có việc gì đang chờ.')).toBeVisible()
  },
})
