import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { SavedAddressPicker } from '@/features/address-book/picker/SavedAddresses'
import { home, long, office } from '../saved-addresses'

const meta = preview.meta({
  component: SavedAddressPicker,
  args: {
    addresses: [home, office],
    chosen: home,
    onPick: fn(),
    onOther: fn(),
    progress: 'idle' as const,
  },
})

export const DefaultChosen = meta.story({})

export const LongTexts = meta.story({ args: { addresses: [long, home, office], chosen: long } })
