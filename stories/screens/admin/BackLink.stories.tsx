import preview from '#.storybook/preview'
import { BackLink } from '@/screens/admin/BackLink'

const meta = preview.meta({
  component: BackLink,
  args: { to: '/admin/products', children: 'Danh sách sản phẩm' },
})

export const Link = meta.story({})
