import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FilterDays, FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'

const fabrics = ['Lụa', 'Linen', 'Đũi'].map((label) => ({ value: label, label }))

type FabricsProps = {
  chosen: string
  from?: string
  onSearch: (q: string) => void
  onClear: () => void
}

function Fabrics({ chosen, from, onSearch, onClear }: FabricsProps) {
  const [fabric, setFabric] = useState(chosen)
  return (
    <FilterLine
      search={<ListSearch label="Tìm vải" value="" onSearch={onSearch} />}
      onClear={fabric ? onClear : undefined}
    >
      <FilterSelect label="Chất liệu" value={fabric} options={fabrics} onChange={setFabric} />
      <FilterDays
        from={{ label: 'Từ ngày', value: from, onChange: fn() }}
        to={{ label: 'Đến ngày', value: undefined, onChange: fn() }}
      />
    </FilterLine>
  )
}

const meta = preview.meta({
  component: Fabrics,
  parameters: {
    guide: {
      use: [
        'Above every list that can be narrowed: the search first, then a `FilterSelect` for each filter, and `FilterDays`.',
      ],
      avoid: [
        'For what sorts or shows columns: that belongs to the table and its `ViewMenu`.',
        'In forms: take a `Select` or a `DayField` with its label above.',
      ],
      keyboard: [['Typing', 'searches when it pauses; Enter searches at once']],
      reader:
        'A search field, and lists by the names of their filters; the first choice takes a filter back.',
    },
  },
  args: { chosen: '', onSearch: fn(), onClear: fn() },
})

export const Unset = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fabric = canvas.getByRole('combobox', { name: 'Chất liệu' })
    await expect(fabric).toHaveDisplayValue('Chất liệu: tất cả')
    await userEvent.selectOptions(fabric, 'Linen')
    await expect(canvas.getByRole('button', { name: 'Xóa bộ lọc' })).toBeVisible()
  },
})

/** Searches once, when typing pauses, and with Enter at once. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'lụa ')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lụa'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.type(search, ' tơ{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('lụa  tơ')
  },
})

export const Phone = meta.story({
  tags: ['§10.2.6d'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toBeVisible()
  },
})

/** Closed, a phone shows what is set, and nothing else. */
export const PhoneSet = meta.story({
  args: { chosen: 'Lụa', from: '2026-11-01' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toHaveDisplayValue('Lụa')
    await expect(canvas.getByLabelText('Từ ngày')).toBeVisible()
    await expect(canvas.getByLabelText('Đến ngày')).not.toBeVisible()
  },
})
