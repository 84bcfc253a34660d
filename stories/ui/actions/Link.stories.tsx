import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { AnyLink, ButtonLink, ExternalLink, Link } from '@/ui/actions/Link'

const meta = preview.meta({
  component: Link,
  parameters: {
    guide: {
      use: [
        'To go to another page of the app: `Link` in text, `ButtonLink` for the main way on.',
        '`ExternalLink` for another site, `tel:` and `mailto:`.',
        '`AnyLink` for a target from the server, which may be either: menus, banners, sections.',
      ],
      avoid: [
        "To change something here: take `Button`. A link can be opened in a new tab, a button can't.",
      ],
      reader:
        'Reads the words; `target="_blank"` adds “opens in a new tab”. Words such as “here” say nothing in a list of links.',
    },
  },
})

export const InText = meta.story({
  render: () => (
    <p>
      Xem thêm ở <Link to="/">trang chủ</Link> của Mộc Lan.
    </p>
  ),
})

export const Quiet = meta.story({
  render: () => (
    <Link to="/" $quiet>
      Áo dài
    </Link>
  ),
})

export const LooksLikeButton = meta.story({
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
})

export const External = meta.story({
  render: () => (
    <p>
      <ExternalLink href="tel:+84912345678">0912 345 678</ExternalLink>
    </p>
  ),
})

/** Announces the new tab, which gets no `window.opener`. */
export const NewTab = meta.story({
  render: () => (
    <ExternalLink href="https://example.com/" target="_blank">
      Facebook
    </ExternalLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Facebook (mở trong thẻ mới)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

/** Targets from the server: a page of the shop, another site, a host that looks like a path, and a script without a link. */
export const FromTheServer = meta.story({
  render: () => (
    <>
      <AnyLink href="/category/ao-dai?sort=low-to-high#list">Áo dài</AnyLink>{' '}
      <AnyLink href="https://blog.moclan.example/a">Nhật ký</AnyLink>{' '}
      <AnyLink href="/..//evil.example">Ưu đãi</AnyLink>{' '}
      <AnyLink href="javascript:alert(1)">Nhấn vào đây</AnyLink>
    </>
  ),
  play: async ({ canvas }) => {
    const addressOf = (name: string) => canvas.getByText(name).getAttribute('href')
    await expect(addressOf('Áo dài')).toBe('/category/ao-dai?sort=low-to-high#list')
    await expect(addressOf('Nhật ký')).toBe('https://blog.moclan.example/a')
    await expect(addressOf('Nhấn vào đây')).toBeNull()
  },
})
