import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoRight } from '@/features/admin-rights/NoRight'

const meta = {
  component: NoRight,
  args: { lacking: ['products:read'] },
  parameters: { scenario: ['login:packer'] },
} satisfies Meta<typeof NoRight>

export default meta
type Story = StoryObj<typeof meta>

export const WithWhomToAsk: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trần Thu Hà/)).toBeVisible()
  },
}

/** A screen may take several rights; each is named. */
export const SeveralOnAPhone: Story = {
  args: { lacking: ['customers', 'products:read', 'orders:write'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A host that does not say who has a right. */
export const HostThatNamesNobody: Story = {
  parameters: { scenario: ['login:packer', 'adminPermissions.404'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Xem sản phẩm/)).not.toHaveTextContent('Hãy nhờ')
  },
}

/** The right is named at once; whom to ask comes a moment later. */
export const Waiting: Story = {
  parameters: { scenario: ['login:packer', 'adminPermissions.timeout'] },
}

export const LongNames: Story = {
  parameters: { scenario: ['login:packer', 'texts.long'] },
  globals: { viewport: { value: 'phone' } },
}
