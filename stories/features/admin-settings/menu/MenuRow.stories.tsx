import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MenuRow } from '@/features/admin-settings/menu/MenuRow'
import { menu } from '../../../support/site'
import { sortableParts } from '../../../support/sortable-parts'
import type { Guide } from '../../../../.storybook/docs/guide'

const [shown, , , , , hidden, link] = menu

const guide: Guide = {
  use: ['One item of the menu.'],
  anatomy: [
    ['Handle and steps', 'Move it.'],
    ['Name and target', 'Paler where it is switched off.'],
    ['Tools', 'Switch, edit, delete.'],
  ],
}

const meta = {
  component: MenuRow,
  parameters: { guide },
  args: { item: shown, parts: sortableParts, onChange: fn(), onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MenuRow>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith({ ...shown, is_active: false })
  },
}

export const Hidden: Story = { args: { item: hidden } }

export const LongAddressOnAPhone: Story = {
  args: { item: { ...link, final_url: `https://blog.moclan.example/${'rat-dai/'.repeat(20)}` } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
