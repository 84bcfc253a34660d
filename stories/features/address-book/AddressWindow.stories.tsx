import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { AddressWindow } from '@/features/address-book/AddressWindow'
import { Controlled } from '../../ui/controlled'
import { home, office } from './saved-addresses'

const meta = preview.meta({
  component: AddressWindow,
  parameters: { scenario: ['login:shopper'] },
  args: {
    address: undefined,
    isOpen: true,
    addresses: [home, office],
    onClose: fn(),
  },
  render: (args) => (
    <Controlled initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <AddressWindow
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      )}
    </Controlled>
  ),
})

/** The window for a new address opens with the focus in its first field. */
export const New = meta.story({})

/**
 * The checkbox of the default address can't be cleared, and the window says why: the account always has a
 * default address.
 */
export const OfTheDefault = meta.story({
  args: { address: home },
  play: async () => {
    const isDefault = await screen.findByRole('checkbox', { name: /đang là địa chỉ mặc định/ })
    await expect(isDefault).toBeChecked()
    await expect(isDefault).toBeDisabled()
  },
})
