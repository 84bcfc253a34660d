import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { DeliverySummary } from '@/features/address-book/picker/DeliverySummary'
import { SavedAddresses } from '@/features/address-book/picker/SavedAddresses'
import { SavedAddressPicker } from '@/features/address-book/picker/SavedAddressPicker'
import { home, office } from '../saved-addresses'

/** In px; `pickerRoom` keeps as much. */
const room = 196
const there = { data: [home, office], isError: false, isFetching: false, refetch: fn() }

const meta = preview.meta({
  component: SavedAddresses,
  args: {
    list: there,
    isSignedIn: true,
    onSignIn: fn(),
    children: (addresses) => (
      <SavedAddressPicker
        addresses={addresses}
        chosen={addresses[0]}
        onPick={fn()}
        onOther={fn()}
        progress="idle"
      />
    ),
  },
  // Every state has the same height, so that nothing below moves.
  afterEach: async ({ canvasElement, tags }) => {
    if (tags.includes('shows-nothing')) return
    const height = canvasElement.firstElementChild?.getBoundingClientRect().height
    await expect(height ?? room).toBe(room)
  },
})

export const Addresses = meta.story({})

/** The checkout sums up the chosen one; its region is being read from the text. */
export const SummaryBeingRead = meta.story({
  args: { children: () => <DeliverySummary address={home} isReading onEdit={fn()} /> },
})

const longAddress = {
  ...home,
  name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
  address: `Căn hộ 1208, toà Ữ Ẫ Ổ Ặ Ỵ ợ, ${home.address}`,
}

export const LongSummary = meta.story({
  args: {
    children: () => <DeliverySummary address={longAddress} isReading={false} onEdit={fn()} />,
  },
})

export const Loading = meta.story({ args: { list: { ...there, data: undefined } } })

/** The form below works all the same. */
export const Failed = meta.story({
  args: { list: { ...there, data: undefined, isError: true } },
})

export const TryingAgain = meta.story({
  args: { list: { ...there, data: undefined, isError: true, isFetching: true } },
})

/** The session ended on the way. */
export const SignedOut = meta.story({
  args: { isSignedIn: false, list: { ...there, data: undefined } },
})

/** Known from the start: nothing, and no room kept. */
export const NoneFromTheStart = meta.story({
  tags: ['shows-nothing'],
  args: { list: { ...there, data: [] } },
})
