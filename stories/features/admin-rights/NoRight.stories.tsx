import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { NoRight } from '@/features/admin-rights/NoRight'

const meta = preview.meta({
  component: NoRight,
  args: { lacking: ['products:read'] as const },
  parameters: { scenario: ['login:packer'] },
})

export const WithWhomToAsk = meta.story({
  parameters: { shows: [/Trần Thu Hà/] },
})

/** A screen may take several rights; each is named. */
export const SeveralOnAPhone = meta.story({
  args: { lacking: ['customers', 'products:read', 'orders:write'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** A host that does not say who has a right. */
export const HostThatNamesNobody = meta.story({
  parameters: { scenario: ['login:packer', 'adminPermissions.404'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Xem sản phẩm/)).not.toHaveTextContent('Hãy nhờ')
  },
})

/** The right is named at once; whom to ask comes a moment later. */
export const Waiting = meta.story({
  parameters: { scenario: ['login:packer', 'adminPermissions.timeout'] },
})

export const LongNames = meta.story({
  parameters: { scenario: ['login:packer', 'texts.long'] },
  globals: { viewport: { value: 'phone' } },
})
