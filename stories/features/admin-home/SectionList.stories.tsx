import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SectionList } from '@/features/admin-home/SectionList'
import type { SectionKey } from '@/api/generated/model'
import { savedHome } from '@/features/admin-home/home-form'
import { inForm } from '../../support/in-form'
import { seedSections } from '../../support/seed'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'The sections in the order of the home page. One is edited; unpublished and hidden ones are marked.',
  ],
  keyboard: [
    ['Space, arrow keys', 'lift and move a section'],
    ['Enter', 'edits it'],
  ],
  reader: 'The edited section is a pressed button.',
}

const meta = {
  component: SectionList,
  parameters: { form: savedHome(seedSections()).form, guide },
  args: {
    sections: seedSections(),
    chosen: 'office_lady',
    isUnsaved: fn((_key: SectionKey): boolean => false),
    disabled: false,
    onChoose: fn(),
  },
  decorators: [inForm],
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
