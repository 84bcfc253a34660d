import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ActivityList, ThingLink } from '@/features/admin-activity/ActivityList'
import type { Guide } from '../../../.storybook/docs/guide'
import { entry } from '../../support/activity'
import { signInStaff } from '../../support/admin-orders'

const guide: Guide = {
  use: ['The activity log: what staff changed, the last first, with links to the things.'],
}

const meta = {
  component: ActivityList,
  args: { search: {}, onSearch: fn(), pages: () => null },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ActivityList>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sửa')).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminActivity.timeout'] } }

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'adminActivity.500empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể tải nhật ký')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { search: { from: '2030-01-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({})
  },
}

export const LongText: Story = { parameters: { scenario: ['login:staff', 'texts.long'] } }

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** A product leads to what it was then, settings to their page; what is deleted only has its name. */
export const Things: Story = {
  render: () => (
    <ul>
      <li>
        <ThingLink entry={entry} />
      </li>
      <li>
        <ThingLink entry={{ ...entry, kind: 'settings', object_id: null, name: '' }} />
      </li>
      <li>
        <ThingLink entry={{ ...entry, action: 'deleted' }} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['/admin/products/1/edit?version=7', '/admin/settings'])
  },
}
