import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductFormSkeleton } from '@/features/admin-products/form/ProductFormSkeleton'

const meta = { component: ProductFormSkeleton } satisfies Meta<typeof ProductFormSkeleton>

export default meta
export const Loading: StoryObj<typeof meta> = {}
