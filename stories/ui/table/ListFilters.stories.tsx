import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { listSearchSchemas } from '@/lib/list-address'
import { ListFilters } from '@/ui/table/ListFilters'
import { useListSearch } from '@/ui/table/use-list'

const fabrics = ['Lụa', 'Linen', 'Đũi'].map((label) => ({ value: label, label }))
const schema = v.object({
  ...listSearchSchemas([]),
  fabric: v.optional(v.string()),
  colour: v.optional(v.string()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
})

function Fabrics({ coloured }: { coloured: boolean }) {
  const list = useListSearch({ schema })
  return (
    <>
      <ListFilters
        list={list}
        text={{ label: 'Tìm vải' }}
        filters={[
          { name: 'fabric', label: 'Chất liệu', options: fabrics },
          ...(coloured ? [{ name: 'colour', label: 'Màu', options: fabrics } as const] : []),
          { days: { from: 'Từ ngày', to: 'Đến ngày' } },
        ]}
      />
      <output>{JSON.stringify(list.search)}</output>
    </>
  )
}

const meta = preview.meta({
  component: Fabrics,
  args: { coloured: false },
  parameters: {
    guide: {
      use: [
        'Above every list that can be narrowed: the search first, then a chip for each filter, and the days.',
      ],
      avoid: [
        'For what sorts or shows columns: that belongs to the table and its `ColumnsMenu`.',
        'In forms: take a `Select` or a `DescribedField` with its label above.',
      ],
      keyboard: [['Typing', 'searches when it pauses; Enter searches at once']],
      reader: 'A search field, and a list for each filter; the first option removes the filter.',
    },
  },
})

export const Unset = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fabric = canvas.getByRole('combobox', { name: 'Chất liệu' })
    await expect(fabric).toHaveDisplayValue('Chất liệu')
    await userEvent.selectOptions(fabric, 'Linen')
    await expect(canvas.getByRole('button', { name: 'Xóa bộ lọc' })).toBeVisible()
  },
})

/** The list is searched once when typing pauses, and at once with Enter. A new search starts at page 1. */
export const Typing = meta.story({
  parameters: { path: '/?page=3' },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    const asked = (text: string) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
    await userEvent.type(search, 'lụa ')
    await asked('{"q":"lụa"}')
    await userEvent.type(search, ' tơ{Enter}')
    await asked('{"q":"lụa tơ"}')
  },
})

export const Phone = meta.story({
  tags: ['§10.2.6'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toBeVisible()
  },
})

/** On a tablet, four filters do not fit beside the search, so they are behind the button. */
export const FourOnATablet = meta.story({
  args: { coloured: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByRole('combobox', { name: 'Màu' })).toBeVisible()
  },
})

/** On a phone, the closed filters show only the filters that are set. */
export const PhoneSet = meta.story({
  parameters: { path: '/?fabric=Lụa&from=2026-11-01' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Chất liệu' })).toHaveDisplayValue('Lụa')
    await expect(canvas.getByLabelText('Từ ngày')).toBeVisible()
    await expect(canvas.getByLabelText('Đến ngày')).not.toBeVisible()
  },
})
