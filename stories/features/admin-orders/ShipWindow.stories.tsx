import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { ShipWindow } from '@/features/admin-orders/ShipWindow'
import { keepMade } from '@/features/admin-orders/slips-made'
import { order } from '../../support/admin-orders'

const parcels = [
  { id: 2, code: 'ML261121-0002', full_name: 'Phạm Kim Ngân', phone: '0912345678' },
  { id: 1, code: 'ML261121-0001', full_name: 'Nguyễn Minh Anh', phone: '0912345678' },
  { id: 7, code: 'ML261121-0007', full_name: 'Trần Lê Bảo Châu', phone: '0912345678' },
]

const meta = preview.meta({
  component: ShipWindow,
  args: {
    parcels,
    slips: () => null,
    isOpen: true,
    onShip: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
})

const numberOf = (code: string) => screen.findByRole('textbox', { name: new RegExp(code) })

/** A column of a spreadsheet, pasted, fills the numbers (tried in e2e/admin/order-bulk.spec.ts). */
export const Several = meta.story()

/** Two orders never leave under one number, and a code that was pasted with two numbers gets neither. */
export const Doubles = meta.story({
  tags: ['§10.6.3', '§10.6.4'],
  play: async ({ args, userEvent }) => {
    const first = await numberOf('0002')
    await userEvent.click(first)
    await userEvent.paste('GHN1\nghn 1\n')
    await expect(first).toHaveAccessibleDescription('Trùng với mã vận đơn của đơn ML261121-0001')
    await userEvent.click(screen.getByRole('button', { name: 'Giao 3 đơn' }))
    await expect(first).toHaveFocus()
    await expect(args.onShip).not.toHaveBeenCalled()
    await userEvent.paste('ML261121-0002\tGHN2\nML261121-0002\tGHN3\n')
    await expect(screen.getByRole('alert')).toHaveTextContent('ML261121-0002')
    await expect(first).toHaveValue('')
  },
})

/** Numbers that were typed are not lost by Escape. */
export const AsksBeforeClosing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await numberOf('0001'), 'GHN1')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Ở lại' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(await numberOf('0001')).toHaveValue('GHN1')
  },
})

/** Without a carrier nothing is said of the parcel; a number without a carrier would be lost. */
export const WithoutCarrier = meta.story({
  args: { parcels: parcels.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    const carrierField = await screen.findByRole('combobox', { name: 'Đơn vị vận chuyển' })
    await userEvent.clear(carrierField)
    const number = await numberOf('0002')
    await userEvent.type(number, 'GHN2')
    const send = screen.getByRole('button', { name: 'Giao cho vận chuyển' })
    await userEvent.click(send)
    await expect(carrierField).toHaveFocus()
    await expect(args.onShip).not.toHaveBeenCalled()
    await userEvent.clear(number)
    await userEvent.click(send)
    await expect(args.onShip).toHaveBeenCalledWith(new Map())
  },
})

/** What says another delivery than the orders have now is named before they leave, and keeps nobody from shipping. */
export const MadeBeforeChange = meta.story({
  tags: ['§10.15.10'],
  args: { parcels: parcels.map((parcel) => ({ ...parcel, address: '9 Lý Quốc Sư' })) },
  beforeEach: () => {
    const [one, two, three] = parcels.map((parcel) => ({ ...order, ...parcel }))
    keepMade(
      'slip',
      [one, two].flatMap((old) => old ?? []),
    )
    keepMade(
      'file',
      [three].flatMap((old) => old ?? []),
    )
  },
  play: async ({ args, userEvent }) => {
    const [slip, file] = await screen.findAllByRole('alert')
    await expect(slip).toHaveTextContent(
      'Phiếu của ML261121-0002, ML261121-0001 in trước khi khách đổi nơi nhận: in lại.',
    )
    await expect(file).toHaveTextContent(/^ML261121-0007 có trong tệp vận chuyển/)
    await userEvent.click(screen.getByRole('button', { name: 'Giao 3 đơn' }))
    await expect(args.onShip).toHaveBeenCalledOnce()
  },
})

export const Sending = meta.story({
  args: { onShip: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ userEvent }) =>
    userEvent.click(await screen.findByRole('button', { name: 'Giao 3 đơn' })),
})
