import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ShipWindow } from '@/features/admin-orders/ship/ShipWindow'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Wherever orders leave: one on its page, several from the list.'],
  avoid: ['To change a number afterwards: the contract has no call for it.'],
}

const parcels = [
  { id: 1, code: 'ML261121-0001', full_name: 'Nguyễn Minh Anh' },
  { id: 2, code: 'ML261121-0002', full_name: 'Phạm Kim Ngân' },
]

const meta = {
  component: ShipWindow,
  args: {
    parcels,
    isOpen: true,
    isPending: false,
    onShip: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof ShipWindow>

export default meta
type Story = StoryObj<typeof meta>

/** A column of a spreadsheet fills the following numbers. */
export const Several: Story = {
  play: async ({ args, userEvent }) => {
    const first = await screen.findByRole('textbox', { name: /ML261121-0001/ })
    await userEvent.click(first)
    await userEvent.paste('GHN1\nGHN2\n')
    await expect(screen.getByRole('textbox', { name: /ML261121-0002/ })).toHaveValue('GHN2')
    await userEvent.click(screen.getByRole('button', { name: 'Giao 2 đơn' }))
    const carrier = 'Giao Hàng Nhanh'
    await expect(args.onShip).toHaveBeenCalledWith(
      new Map([
        [1, { carrier, tracking_number: 'GHN1' }],
        [2, { carrier, tracking_number: 'GHN2' }],
      ]),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** Without a carrier nothing is said of the parcel. */
export const WithoutCarrier: Story = {
  args: { parcels: parcels.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await screen.findByRole('combobox', { name: 'Đơn vị vận chuyển' }))
    await userEvent.click(screen.getByRole('button', { name: 'Giao cho vận chuyển' }))
    await expect(args.onShip).toHaveBeenCalledWith(new Map())
  },
}

export const Sending: Story = { args: { isPending: true } }
