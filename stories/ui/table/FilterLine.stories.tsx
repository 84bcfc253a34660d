import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FilterLine } from '@/ui/table/FilterLine'
import { FilterSelect } from '@/ui/table/FilterSelect'
import { ListSearch } from '@/ui/table/ListSearch'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'Above every list that can be narrowed: the search first, then a `FilterSelect` for each filter, and `FilterDays`.',
  ],
  avoid: ['For what sorts or shows columns: that belongs to the table and its `ViewMenu`.'],
}

const fabrics = ['Lụa', 'Linen', 'Đũi'].map((label) => ({ value: label, label }))

function Fabrics({ chosen, onClear }: { chosen: string; onClear: () => void }) {
  const [fabric, setFabric] = useState(chosen)
  return (
    <FilterLine
      search={<ListSearch label="Tìm vải" value="" onSearch={fn()} />}
      onClear={fabric ? onClear : undefined}
    >
      <FilterSelect label="Chất liệu" value={fabric} options={fabrics} onChange={setFabric} />
    </FilterLine>
  )
}

const meta = {
  component: Fabrics,
  parameters: { guide },
  args: { chosen: '', onClear: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Fabrics>

export default meta
type Story = StoryObj<typeof meta>

export const Unset: Story = {
  play: async ({ canvas, userEvent }) => {
    const fabric = canvas.getByRole('combobox', { name: 'Chất liệu' })
    await expect(fabric).toHaveDisplayValue('Chất liệu: tất cả')
    await userEvent.selectOptions(fabric, 'Linen')
    await expect(canvas.getByRole('button', { name: 'Xóa bộ lọc' })).toBeVisible()
  },
}

export const Cleared: Story = {
  args: { chosen: 'Lụa' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** A value that is no longer on offer is still named. */
export const UnknownValue: Story = { args: { chosen: 'Gấm' } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toBeVisible()
  },
}

/** What is set is seen without opening anything. */
export const PhoneSet: Story = {
  args: { chosen: 'Lụa' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toHaveDisplayValue('Lụa')
    await expect(canvas.getByRole('button', { name: 'Xóa bộ lọc' })).toBeVisible()
  },
}
