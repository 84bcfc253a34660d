import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnyLink } from '@/ui/actions/AnyLink'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'For a link whose target comes from the server: menus, banners, sections, price tags.',
    'It decides by itself whether the target is a page of the shop or another site.',
  ],
  avoid: ['For a page that is known here: take `Link`, whose target the compiler checks.'],
  keyboard: [['Enter', 'follows the link']],
  reader:
    'Reads the words of the link; a link that opens a new tab says so. A target that must never run, such as `javascript:`, is plain text.',
}

const meta = {
  component: AnyLink,
  parameters: { guide },
  args: { href: '/category/ao-dai?sort=low-to-high#list', children: 'Áo dài' },
} satisfies Meta<typeof AnyLink>

export default meta
type Story = StoryObj<typeof meta>

/** Links inside the shop use the router, with query and hash. */
export const InsideTheApp: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href)
  },
}

export const AnotherSite: Story = {
  args: { href: 'https://blog.moclan.example/a', children: 'Nhật ký' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href)
  },
}

/** Links to other sites do not use the router. */
export const DisguisedHost: Story = {
  args: { href: '/..//evil.example', children: 'Ưu đãi' },
}

/** A forbidden URL leaves the text without a link. */
export const Dangerous: Story = {
  args: { href: 'javascript:alert(1)', children: 'Ưu đãi' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('Ưu đãi')).toBeVisible()
  },
}

export const Quiet: Story = { args: { $quiet: true } }
