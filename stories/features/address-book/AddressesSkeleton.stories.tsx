import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressesSkeleton } from '@/features/address-book/AddressesSkeleton'

const meta = { component: AddressesSkeleton } satisfies Meta<typeof AddressesSkeleton>

export default meta

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
