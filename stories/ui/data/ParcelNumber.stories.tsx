import preview from '#.storybook/preview'
import { expect, screen, spyOn } from 'storybook/test'
import { trackingLink } from '@/domain/delivery/carriers'
import { ParcelNumber } from '@/ui/data/ParcelNumber'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: ParcelNumber,
  parameters: {
    guide: {
      use: ['The parcel of an order, for the shopper and for staff.'],
      avoid: ['For the code of the order itself.'],
    },
  },
  args: {
    carrier: 'GHN',
    number: 'GHN260007919',
    link: trackingLink({ carrier: 'GHN', tracking_number: 'GHN260007919' }),
  },
  decorators: [withToaster],
})

export const Followed = meta.story({
  tags: ['§9.16f'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^GHN260007919/ })).toHaveAttribute(
      'href',
      args.link,
    )
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: `Chép mã vận đơn ${args.number}` }))
    await expect(copied).toHaveBeenCalledWith(args.number)
    await expect((await screen.findAllByText(`Đã chép mã vận đơn ${args.number}`))[0]).toBeVisible()
  },
})

export const UnknownCarrier = meta.story({
  args: { carrier: 'Xe khách Thành Bưởi', number: '0912 345 678', link: undefined },
})

export const WithoutNumber = meta.story({
  args: { number: '', link: undefined },
})

/** The browser does not let it into the clipboard. */
export const NotCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
    await userEvent.click(canvas.getByRole('button'))
    await expect((await screen.findAllByText('Không thể chép mã vận đơn'))[0]).toBeVisible()
  },
})

export const LongOnAPhone = meta.story({
  args: { number: 'VN'.padEnd(60, '0123456789') },
  globals: { viewport: { value: 'phone' } },
})
