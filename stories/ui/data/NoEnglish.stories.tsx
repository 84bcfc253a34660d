import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EnglishCount, NoEnglish } from '@/ui/data/NoEnglish'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In a list of the back office, beside what has a Vietnamese text and no English one.'],
  avoid: ['For an empty field: what has no Vietnamese text needs no English one either.'],
}

const meta = { component: NoEnglish, parameters: { guide } } satisfies Meta<typeof NoEnglish>

export default meta
type Story = StoryObj<typeof meta>

export const BesideARow: Story = { tags: ['§10.20.3b'] }

/** Above the list: how many of its rows that is said of. */
export const Counted: Story = {
  render: () => <EnglishCount missing={12} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12 mục/)).toBeVisible()
  },
}

/** Where all of it has English, nothing is said. */
export const NothingMissing: Story = {
  render: () => <EnglishCount missing={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/tiếng Anh/)).toBeNull()
  },
}

export const OneInEnglish: Story = {
  render: () => <EnglishCount missing={1} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
