import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CascadeSelect } from '@/features/addresses/CascadeSelect'
import type { Guide } from '../../../.storybook/docs/guide'

const list = { data: [{ id: 1, name: 'Phường Phúc Xá' }], isLoading: false, isError: false }
const refetch = fn()

const guide: Guide = {
  use: ['Inside the cascade: one level with its own loading, failure and retry.'],
}

const meta = {
  component: CascadeSelect<{ id: number; name: string }>,
  parameters: { guide },
  args: {
    level: 'ward',
    list: { ...list, refetch },
    chosen: null,
    onChoose: fn(),
    missing: false,
  },
} satisfies Meta<typeof CascadeSelect<{ id: number; name: string }>>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const Chosen: Story = { args: { chosen: { id: 1, name: 'Phường Phúc Xá' } } }

export const LongName: Story = {
  args: {
    chosen: { id: 2, name: 'Phường Nguyễn Trung Trực và các thôn làng lân cận đường Ữ Ẫ Ặ' },
  },
}

/** A choice from the draft shows its name before the list is loaded. */
export const ChosenWhileLoading: Story = {
  args: {
    chosen: { id: 1, name: 'Phường Phúc Xá' },
    list: { ...list, data: undefined, isLoading: true, refetch },
  },
}

export const Locked: Story = { args: { locked: 'Chọn quận/huyện trước' } }

export const Missing: Story = { args: { missing: true } }

export const Failed: Story = {
  args: { list: { data: undefined, isLoading: false, isError: true, refetch } },
}
