import preview from '#.storybook/preview'
import { NoRight } from '@/features/admin-rights/NoRight'

const meta = preview.meta({
  component: NoRight,
  args: { lacking: ['products:read'] as const },
  parameters: { scenario: ['login:packer'] },
})

export const WithWhomToAsk = meta.story({
  parameters: { shows: [/Trần Thu Hà/] },
})

/** Each of several missing rights is named. */
export const SeveralOnAPhone = meta.story({
  args: { lacking: ['customers', 'products:read', 'orders:write'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
