import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SectionList } from '@/features/admin-home/SectionList'
import type { SectionKey } from '@/api/generated/model'
import { savedHome } from '@/features/admin-home/home-form'
import { inForm } from '../../support/in-form'
import { seedSections } from '../../support/seed'

const meta = {
  component: SectionList,
  args: {
    sections: seedSections(),
    chosen: 'office_lady',
    isUnsaved: fn((_key: SectionKey): boolean => false),
    disabled: false,
    onChoose: fn(),
  },
  decorators: [inForm(savedHome(seedSections()).form)],
} satisfies Meta<typeof SectionList>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Danh mục' }))
    await expect(args.onChoose).toHaveBeenCalledWith('categories')
  },
}

/** A change that is not published yet is marked, and so is a section that the shop does not show. */
export const MarkedOnAPhone: Story = {
  args: {
    sections: seedSections().map((one, index) => ({ ...one, is_active: index !== 2 })),
    isUnsaved: fn((key: SectionKey) => key === 'banner_home'),
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** While it is published nothing moves. */
export const Publishing: Story = { args: { disabled: true } }
