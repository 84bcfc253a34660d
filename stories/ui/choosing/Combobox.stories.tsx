import preview from '#.storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox } from '@/ui/choosing/Combobox'
import { inEveryState } from '../../../.storybook/forced-states'
import type { Play } from '../../support/play'
import { controlled } from '../controlled'

const places = (names: readonly string[]) =>
  names.map((label, index) => ({ value: `${index}`, label }))

const meta = preview.meta({
  title: 'choosing/Combobox (autocomplete)',
  component: Combobox,
  parameters: {
    guide: {
      use: [
        'For a choice from a long list that people know by name: provinces, wards, categories.',
      ],
      avoid: [
        'For up to about ten options: take `Select`, which phones show in their own picker.',
        'For free text with suggestions: take `SearchField`.',
      ],
      keyboard: [
        ['Down, Up', 'open the list and move in it'],
        ['Typing', 'narrows the list'],
        ['Enter', 'takes the marked option'],
        ['Escape', 'closes the list, then clears what was typed'],
      ],
      reader:
        'A combobox with its label; the number of the option and of all options is read with each one, errors as its description.',
    },
  },
  args: {
    label: 'Tỉnh/Thành phố',
    placeholder: 'Chọn tỉnh/thành phố',
    options: places(['Cần Thơ', 'Đà Nẵng', 'Hà Nội', 'TP. Hồ Chí Minh']),
    value: null,
    onChange: fn(),
    onRetry: undefined,
  },
  render: controlled(Combobox, 'value'),
})

type Canvas = Parameters<Play>[0]['canvas']
const boxIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox')

export const States = meta.story(inEveryState({ chosen: { value: '2' } }))

/** A button inside the box clears the choice. */
export const Chosen = meta.story({
  args: { value: '2', required: true },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Xóa lựa chọn Tỉnh/Thành phố' })
    await userEvent.click(clear)
    await expect(boxIn(canvas)).toHaveValue('')
    await waitFor(() => expect(clear).not.toBeInTheDocument())
  },
})

export const Open = meta.story({
  args: { value: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(boxIn(canvas))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Đà Nẵng')
  },
})

export const FailedToLoad = meta.story({
  args: {
    label: 'Quận/Huyện',
    options: [],
    error: 'Không thể tải danh sách quận/huyện. Vui lòng thử lại.',
    onRetry: fn(),
  },
})

/** A list as long as the wards of a large province: 700 options. */
export const SevenHundredOptions = meta.story({
  args: {
    label: 'Phường/Xã',
    options: places(Array.from({ length: 700 }, (_, index) => `Phường ${index + 1}`)),
    value: '650',
  },
  play: async ({ canvas }) => {
    await userEvent.click(boxIn(canvas))
    await screen.findByRole('option', { name: 'Phường 651', selected: true })
    await userEvent.type(boxIn(canvas), '{Control>}a{/Control}phuong 700')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
  },
})
