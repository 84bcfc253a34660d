import preview from '#.storybook/preview'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { emptyCascade } from '@/domain/address/cascade'
import { benNghe } from '@/domain/address/cascade.fixtures'
import { AddressCascade } from '@/features/addresses/AddressCascade'
import { controlled } from '../../ui/controlled'

const provinceOnly = { ...benNghe, district: null, ward: null }
const noWard = { ...benNghe, ward: null }

const meta = preview.meta({
  component: AddressCascade,
  args: { value: emptyCascade, onChange: fn() },
  render: controlled(AddressCascade, 'value'),
})

/** Vietnam is already chosen. District and ward stay disabled until a province is chosen (Product §4). */
export const NothingChosen = meta.story({})

/** Each selector without a choice shows its error. One more error stands above all selectors (Product §5). */
export const Missing = meta.story({
  tags: ['§5.3.1'],
  args: { value: provinceOnly, error: 'Vui lòng chọn đầy đủ địa chỉ hành chính' },
  play: async ({ canvas }) => {
    const box = (level: string) => canvas.findByRole('combobox', { name: level })
    await expect(await box('Quận/Huyện')).toHaveAccessibleDescription('Vui lòng chọn quận/huyện')
    await expect(await box('Phường/Xã')).toHaveAccessibleDescription('Vui lòng chọn phường/xã')
    await expect(canvas.getAllByText('Vui lòng chọn đầy đủ địa chỉ hành chính')).toHaveLength(1)
  },
})

const fills = [
  ['address-level1', 'Hồ Chí Minh'],
  ['address-level2', 'Quan 1'],
  ['address-level3', 'P. Bến Nghé'],
] as const

/**
 * The browser fills in all selectors at once, even the disabled ones. The names that it fills in are spelled
 * differently from the options.
 */
export const FilledIn = meta.story({
  tags: ['§4.7.11'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('Việt Nam')
    await waitFor(() =>
      expect(boxOf(canvasElement, 'address-level1')).not.toHaveAttribute('readonly'),
    )
    for (const [token, value] of fills)
      await fireEvent.change(boxOf(canvasElement, token), { target: { value } })
    await expect(await canvas.findByDisplayValue('Phường Bến Nghé')).toBeVisible()
  },
})

/**
 * Returns the enabled input with this `autocomplete` token. The browser's autofill finds the selectors by
 * these tokens.
 */
function boxOf(canvas: HTMLElement, token: string): HTMLInputElement {
  const box = canvas.querySelector<HTMLInputElement>(`input[autocomplete=${token}]:not(:disabled)`)
  if (!box) throw new Error(token)
  return box
}

export const Complete = meta.story({ args: { value: benNghe } })

/** Since July 2025 provinces have no districts, so the selector for districts stays disabled. */
export const TwoTier = meta.story({
  args: {
    value: {
      country: benNghe.country,
      province: { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false },
      district: null,
      ward: null,
    },
  },
  tags: ['§4.7.5'],
  parameters: { scenario: ['address.two-tier'] },
  play: async ({ args, canvas }) => {
    const ward = await canvas.findByRole('combobox', { name: 'Phường/Xã' })
    await waitFor(() => expect(ward).not.toHaveAttribute('readonly'))
    await expect(canvas.getByRole('combobox', { name: 'Quận/Huyện' })).toBeDisabled()
    await userEvent.type(ward, 'hai chau{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        district: null,
        ward: expect.objectContaining({ name: 'Phường Hải Châu' }),
      }),
    )
  },
})

/** When a list fails, its selector shows the exact text of Product §8 and a button to try again. */
export const CountriesFailed = meta.story({
  tags: ['§8.8.1'],
  parameters: {
    scenario: ['countries.500empty'],
    shows: ['Không thể tải thông tin quốc gia. Vui lòng thử lại.'],
  },
})

export const ProvincesFailed = meta.story({
  tags: ['§8.8.1'],
  parameters: {
    scenario: ['provinces.500empty'],
    shows: ['Không thể tải danh sách tỉnh/thành phố. Vui lòng thử lại.'],
  },
})

/** After a retry, the list of districts is there. */
export const DistrictsFailed = meta.story({
  tags: ['§4.7.1', '§8.8.1'],
  args: { value: provinceOnly },
  parameters: { scenario: ['districts.500empty*1'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Không thể tải danh sách quận/huyện. Vui lòng thử lại.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Quận/Huyện' }), 'quan 1{Enter}')
    await expect(canvas.getByDisplayValue('Quận 1')).toBeVisible()
  },
})

export const WardsFailed = meta.story({
  tags: ['§8.8.1'],
  args: { value: noWard },
  parameters: {
    scenario: ['wards.500empty'],
    shows: ['Không thể tải danh sách phường/xã. Vui lòng thử lại.'],
  },
})
