import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditSkeleton } from '@/features/cart/edit/EditSkeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the product of a line loads, in the size of the panel.'],
}

const meta = { component: EditSkeleton, parameters: { guide } } satisfies Meta<typeof EditSkeleton>

export default meta

export const Loading: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
