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

/** Opens with the focus in the first field. */
export const New = meta.story({})

/** The server always keeps one default. It can't be unset here, and the reason is shown. */
export const OfTheDefault = meta.story({
  args: { address: home },
  play: async () => {
    const isDefault = await screen.findByRole('checkbox', { name: /đang là địa chỉ mặc định/ })
    await expect(isDefault).toBeChecked()
    await expect(isDefault).toBeDisabled()
  },
})
