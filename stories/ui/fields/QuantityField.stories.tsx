import preview from '#.storybook/preview'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityField } from '@/ui/fields/QuantityField'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'fields/QuantityField (stepper, counter)',
  component: QuantityField,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 20 } },
    min: { control: { type: 'range', min: 0, max: 5 } },
    max: { control: { type: 'range', min: 1, max: 99 } },
  },
  parameters: {
    guide: {
      use: ['For small numbers that people change by one: quantities in the cart.'],
      avoid: ['For amounts and stock: take `FormTextField` or `FormVndField`.'],
      reader: 'The number is announced after each click.',
    },
  },
  args: { label: 'Áo dài lụa Ngọc Lan', value: 2, min: 1, max: 12, onChange: fn() },
  render: controlled(QuantityField, 'value'),
})

export const States = meta.story(inEveryState({ 'at the limit': { value: 12 } }))

export const Between = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số lượng Áo dài lụa Ngọc Lan' }))
    await expect(canvas.getByText('03')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Số lượng 3')
  },
})

/** At the smallest quantity, the minus button stays in the tab order but does nothing. */
export const AtMinimum = meta.story({
  args: { value: 1 },
})
