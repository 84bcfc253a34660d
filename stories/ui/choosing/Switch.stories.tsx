import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from '@/ui/choosing/Switch'
import { Controlled } from '../controlled'

const meta = {
  component: Switch,
  args: { label: 'Đang hiện trong cửa hàng', checked: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.checked}>
      {(checked, setChecked) => (
        <Switch
          {...args}
          checked={checked}
          onChange={(next) => {
            setChecked(next)
            args.onChange(next)
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Đang hiện trong cửa hàng' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = { args: { checked: true } }

export const Disabled: Story = { args: { checked: true, disabled: true } }

/** In a table, the column head is the label. */
export const HiddenLabel: Story = { args: { hideLabel: true, checked: true } }
