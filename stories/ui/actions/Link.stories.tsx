import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnyLink, ButtonLink, ExternalLink, Link } from '@/ui/actions/Link'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'To go to another page of the app: `Link` in text, `ButtonLink` for the main way on.',
    '`ExternalLink` for another site, `tel:` and `mailto:`.',
    '`AnyLink` for a target from the server, which may be either: menus, banners, sections.',
  ],
  avoid: [
    "To change something here: take `Button`. A link can be opened in a new tab, a button can't.",
  ],
  keyboard: [['Enter', 'follows the link']],
  reader:
    'Reads the words; `target="_blank"` adds “opens in a new tab”. Words such as “here” say nothing in a list of links.',
}

const meta = { component: Link, parameters: { guide } } satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: () => (
    <p>
      Xem thêm ở <Link to="/">trang chủ</Link> của Mộc Lan.
    </p>
  ),
}

export const Quiet: Story = {
  render: () => (
    <Link to="/" $quiet>
      Áo dài
    </Link>
  ),
}

export const Focused: Story = {
  ...Quiet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Áo dài' })).toHaveFocus()
  },
}

export const LooksLikeButton: Story = {
  render: () => (
    <>
      <ButtonLink to="/">Mua ngay</ButtonLink>{' '}
      <ButtonLink to="/" variant="secondary">
        Tiếp tục mua sắm
      </ButtonLink>{' '}
      <ButtonLink to="/" variant="quiet">
        Xem tất cả
      </ButtonLink>
      <br />
      <br />
      <ButtonLink to="/" size="lg" block>
        Tiến hành thanh toán
      </ButtonLink>
    </>
  ),
}

export const External: Story = {
  render: () => (
    <p>
      <ExternalLink href="tel:+84912345678">0912 345 678</ExternalLink>
    </p>
  ),
}

/** Announces the new tab, which gets no `window.opener`. */
export const NewTab: Story = {
  render: () => (
    <ExternalLink href="https://example.com/" target="_blank">
      Facebook
    </ExternalLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Facebook (mở trong thẻ mới)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const NewTabEnglish: Story = {
  ...NewTab,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Facebook (opens in a new tab)' })).toBeVisible()
  },
}

/** A dangerous URL from the server becomes plain text. */
export const UnsafeAddress: Story = {
  render: () => <ExternalLink href="javascript:alert(1)">Nhấn vào đây</ExternalLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nhấn vào đây')).not.toHaveAttribute('href')
  },
}

/** A target from the server that is a page of the shop uses the router, with query and hash. */
export const AnyInsideTheApp: Story = {
  render: () => <AnyLink href="/category/ao-dai?sort=low-to-high#list">Áo dài</AnyLink>,
  play: async ({ canvas }) => {
    const href = '/category/ao-dai?sort=low-to-high#list'
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href)
  },
}

/** … and another site does not; nor does a host that looks like a path. */
export const AnyAnotherSite: Story = {
  render: () => (
    <>
      <AnyLink href="https://blog.moclan.example/a">Nhật ký</AnyLink>{' '}
      <AnyLink href="/..//evil.example">Ưu đãi</AnyLink>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nhật ký' })
    await expect(link).toHaveAttribute('href', 'https://blog.moclan.example/a')
  },
}

/** A forbidden address leaves the text without a link. */
export const AnyDangerous: Story = {
  render: () => <AnyLink href="javascript:alert(1)">Ưu đãi</AnyLink>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('Ưu đãi')).toBeVisible()
  },
}
