import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { beginSessionAtom, endSessionAtom } from '@/features/auth/state'
import { SavedDelivery } from '@/screens/checkout/SavedDelivery'
import { home, office } from '../../features/address-book/picker/saved-world'
import { threeTierHandlers } from '../../features/addresses/address-world'
import { filledForm, InOrderForm } from '../../features/checkout/checkout-world'

const path = '/api/users/me/addresses'
const listed = (addresses: readonly object[]) =>
  http.get(path, () => HttpResponse.json({ success: true, message: '', data: { addresses } }))

const meta = {
  component: SavedDelivery,
  args: { children: <p>The fields of the address</p> },
  beforeEach: ({ msw, loaded }) => {
    msw.use(...threeTierHandlers(), listed([home, office]))
    loaded.world.store.set(beginSessionAtom, 'token')
  },
  render: (args, { parameters }) => (
    <InOrderForm values={parameters.values}>
      <SavedDelivery {...args} />
    </InOrderForm>
  ),
} satisfies Meta<typeof SavedDelivery>

export default meta
type Story = StoryObj<typeof meta>

export const Summary: Story = {
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('group', { name: 'Giao đến' })
    await expect(summary).toHaveTextContent('12 Châu Long')
    await expect(canvas.queryByText('The fields of the address')).toBeNull()
  },
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa' }))
    await expect(await canvas.findByRole('radio', { name: /Châu Long/ })).toBeVisible()
    await expect(canvas.getByText('The fields of the address')).toBeVisible()
  },
}

/** What is typed wins over the default address. */
export const Typed: Story = {
  parameters: { values: filledForm },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Địa chỉ khác/ })).toBeChecked()
  },
}

export const NothingSaved: Story = {
  beforeEach: ({ msw }) => msw.use(listed([])),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay('infinite'))),
}

export const Failing: Story = {
  parameters: { expectedMessages: [/Failed to load resource/] },
  beforeEach: ({ msw }) => msw.use(http.get(path, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fields of the address')).toBeVisible()
  },
}

export const OnAPhoneInEnglish: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A visitor is asked to sign in, and fills in the fields. */
export const Visitor: Story = {
  beforeEach: ({ loaded }) => loaded.world.store.set(endSessionAtom, false),
}
