import preview from '#.storybook/preview'
import { trackingUrl } from '@/domain/delivery/carriers'
import { ParcelTracking } from '@/ui/data/ParcelTracking'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: ParcelTracking,
  parameters: {
    guide: {
      use: ['The parcel of an order, for the shopper and for staff.'],
      avoid: ['For the code of the order itself.'],
    },
  },
  args: {
    carrier: 'GHN',
    number: 'GHN260007919',
    link: trackingUrl({ carrier: 'GHN', tracking_number: 'GHN260007919' }),
  },
  decorators: [withToaster],
})

export const Followed = meta.story({})

export const UnknownCarrier = meta.story({
  args: { carrier: 'Xe khách Thành Bưởi', number: '0912 345 678', link: undefined },
})

export const LongOnAPhone = meta.story({
  args: { number: 'VN'.padEnd(60, '0123456789') },
  globals: { viewport: { value: 'phone' } },
})
