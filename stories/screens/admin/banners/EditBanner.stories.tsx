import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EditBanner } from '@/screens/admin/banners/EditBanner'
import { signInAsStaff } from '../../../support/shopper'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { adminBannersQuery } from '@/features/admin-banners/queries'

function Stage({ edit, onDone }: Omit<ComponentProps<typeof EditBanner>, 'query'>) {
  return <EditBanner edit={edit} onDone={onDone} query={useQuery(adminBannersQuery)} />
}

const meta = {
  component: Stage,
  args: { edit: 1, onDone: fn() },
  argTypes: { edit: { options: ['new', 1, 2, 3, 99], control: 'inline-radio' } },
  parameters: { scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}

export const NewOnAPhone: Story = {
  args: { edit: 'new' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A colleague has deleted it. */
export const Gone: Story = { args: { edit: 99 } }

export const Loading: Story = {
  parameters: { scenario: ['login:staff', 'adminBanners.timeout'] },
}
