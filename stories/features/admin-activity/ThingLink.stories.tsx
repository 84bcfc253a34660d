import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThingLink } from '@/features/admin-activity/ThingLink'
import type { Guide } from '../../../.storybook/docs/guide'
import { entry, longEntry } from '../../support/activity'

const guide: Guide = {
  use: ['The thing of an entry of the activity log: a link while it exists, its name afterwards.'],
}

const meta = {
  component: ThingLink,
  args: { entry },
  parameters: { guide },
} satisfies Meta<typeof ThingLink>

export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/admin/products/1/edit?version=7',
    )
  },
}

export const Settings: Story = {
  args: { entry: { ...entry, kind: 'settings', object_id: null, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cài đặt' })).toHaveAttribute(
      'href',
      '/admin/settings',
    )
  },
}

export const Deleted: Story = {
  args: { entry: { ...entry, action: 'deleted' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  args: { entry: longEntry },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
