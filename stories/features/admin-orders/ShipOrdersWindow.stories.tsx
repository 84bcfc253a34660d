import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { rememberMadeDocuments } from '@/features/admin-orders/made-documents'
import { ShipOrdersWindow } from '@/features/admin-orders/ShipOrdersWindow'
import { order } from '../../support/admin-orders'

const parcels = [
  { id: 2, code: 'ML261121-0002', full_name: 'Phạm Kim Ngân', phone: '0912345678' },
  { id: 1, code: 'ML261121-0001', full_name: 'Nguyễn Minh Anh', phone: '0912345678' },
  { id: 7, code: 'ML261121-0007', full_name: 'Trần Lê Bảo Châu', phone: '0912345678' },
]

const meta = preview.meta({
  component: ShipOrdersWindow,
  args: {
    parcels,
    isOpen: true,
    onShip: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
})

/** Two pasted columns fill in the tracking numbers by order code. Without a carrier, nothing is sent. */
export const Several = meta.story({
  tags: ['§10.6.3'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const numberOf = (at: number) =>
      dialog.getByRole('textbox', { name: new RegExp(`^Mã vận đơn.*${parcels[at]?.code}`) })
    await userEvent.click(numberOf(0))
    await userEvent.paste(parcels.map(({ code, id }) => `${code}\tGHN${id}`).join('\n'))
    await expect(numberOf(2)).toHaveValue('GHN7')
    const carrier = dialog.getByRole('combobox', { name: 'Đơn vị vận chuyển' })
    const send = dialog.getByRole('button', { name: 'Bàn giao 3 đơn' })
    await userEvent.clear(carrier)
    await userEvent.click(send)
    await waitFor(() => expect(carrier).toBeInvalid())
    await expect(args.onShip).not.toHaveBeenCalled()
    await userEvent.type(carrier, 'Xe nhà')
    await userEvent.click(send)
    const shipments = parcels.map(({ id }): [number, object] => [
      id,
      { carrier: 'Xe nhà', tracking_number: `GHN${id}` },
    ])
    await waitFor(() => expect(args.onShip).toHaveBeenCalledWith(new Map(shipments)))
  },
})

/**
 * The window warns about slips and files that were made before the last change of delivery. The staff member
 * can still ship.
 */
export const MadeBeforeChange = meta.story({
  args: { parcels: parcels.map((parcel) => ({ ...parcel, address: '9 Lý Quốc Sư' })) },
  beforeEach: () => {
    const old = parcels.map((parcel) => ({ ...order, ...parcel }))
    rememberMadeDocuments('slip', old.slice(0, 2))
    rememberMadeDocuments('file', old.slice(2))
  },
})
