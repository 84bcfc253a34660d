import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DeleteCategory } from '@/features/admin-categories/DeleteCategory'
import { categories } from '../../support/admin-categories'
import { signInStaff } from '../../support/admin-orders'
import type { Guide } from '../../../.storybook/docs/guide'

const [tops, full, empty, long] = categories

const guide: Guide = {
  use: ['Before a category goes. Products have to be moved first, and so do the categories below.'],
  keyboard: [['Escape', 'keeps the category']],
  reader:
    'The button is disabled until there is a place for its products; the reason stands above it.',
}

const meta = {
  component: DeleteCategory,
  args: { category: full, categories, isOpen: true, onClose: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof DeleteCategory>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

/** Its products must move to another category. */
export const WithProducts: Story = {
  play: async ({ args, userEvent }) => {
    const question = await dialog()
    const remove = question.getByRole('button', { name: 'Xóa' })
    await expect(remove).toBeDisabled()
    await userEvent.selectOptions(question.getByLabelText('Chuyển sản phẩm sang'), '12')
    await userEvent.click(remove)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const WithChildren: Story = {
  args: { category: tops },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Xóa' })).toBeDisabled()
  },
}

export const Empty: Story = { args: { category: empty } }

/** A colleague has added a product to it meanwhile. */
export const FilledMeanwhile: Story = {
  args: { category: empty },
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Xóa' }))
    const text = 'Danh mục vẫn còn sản phẩm hoặc danh mục con'
    await expect(await screen.findByText(text)).toBeVisible()
  },
}

export const LongNamePhone: Story = {
  args: { category: long },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
