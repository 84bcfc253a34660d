import preview from '#.storybook/preview'
import { MissingRightMessage } from '@/features/admin-rights/MissingRightMessage'

const meta = preview.meta({
  component: MissingRightMessage,
  args: { lacking: ['products:read'] as const },
  parameters: { scenario: ['login:packer'] },
})

export const WithWhomToAsk = meta.story({
  parameters: { shows: [/Trần Thu Hà/] },
})

/** Several permissions are missing, and the message names each of them. */
export const SeveralOnAPhone = meta.story({
  args: { lacking: ['customers', 'products:read', 'orders:write'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
