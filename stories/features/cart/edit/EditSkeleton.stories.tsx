import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditSkeleton } from '@/features/cart/edit/EditSkeleton'

const meta = { component: EditSkeleton } satisfies Meta<typeof EditSkeleton>

export default meta

export const Loading: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
