import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ListSearch } from '@/ui/table/ListSearch'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above a list, to filter it while typing.'],
  avoid: ['To search the whole shop: `SearchField`.'],
  keyboard: [['Typing', 'filters when it pauses']],
  reader: 'A search field with its label.',
}

const meta = {
  component: ListSearch,
  parameters: { guide },
  args: { label: 'Tìm', placeholder: 'Tên hoặc mã', value: '', onSearch: fn() },
} satisfies Meta<typeof ListSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Reports once, when typing pauses. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lụa ')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lụa'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const EnterTellsAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lụa{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('lụa')
  },
}

export const Filled: Story = { args: { value: 'lụa' } }
