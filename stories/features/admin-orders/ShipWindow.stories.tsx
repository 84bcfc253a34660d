import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
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
    isOpen: true,
    onShip: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
})

/** A column of a spreadsheet, pasted, fills the numbers (tried in e2e/admin/order-bulk.spec.ts). */
export const Several = meta.story()

/** What says another delivery than the orders have now is named before they leave, and keeps nobody from shipping. */
export const MadeBeforeChange = meta.story({
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
})
