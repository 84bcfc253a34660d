import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ExternalLink, Link } from '@/ui/actions/Link'

const meta = preview.meta({
  component: Link,
  parameters: {
    guide: {
      use: [
        'To go to another page of the app: `Link` in text, `ButtonLink` for the main way on.',
        '`ExternalLink` for another site, `tel:` and `mailto:`.',
        '`AnyUrlLink` for a target from the server, which may be either: menus, banners, sections.',
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

/** The link announces that it opens a new browser tab. The new tab gets no `window.opener`. */
export const NewTab = meta.story({
  render: () => (
    <ExternalLink href="https://example.com/" target="_blank">
      Facebook
    </ExternalLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Facebook (mở trong tab mới)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
