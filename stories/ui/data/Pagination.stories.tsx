import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Link } from '@/ui/actions/Link'
import { Pagination } from '@/ui/data/Pagination'

const meta = preview.meta({
  component: Pagination,
  argTypes: {
    current: { control: { type: 'range', min: 1, max: 12 } },
    last: { control: { type: 'range', min: 1, max: 30 } },
    renderLink: { control: false },
  },
  parameters: {
    guide: {
      use: [
        'Below lists with pages on the server. Each page is a real link, so that it can be opened in a new tab and shared.',
      ],
      avoid: [
        'For rows that load while scrolling: the shop has none, on purpose; Back would lose the place.',
      ],
      reader: 'A navigation; the page that is shown is read as current.',
    },
  },
  args: {
    current: 6,
    last: 12,
    renderLink: (page, children, props) => (
      <Link to="." search={{ page }} {...props}>
        {children}
      </Link>
    ),
  },
})

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    const pages = [1, 4, 5, 6, 7, 8, 12].map((page) => `Trang ${page}`)
    await expect(names).toEqual(['Trang trước', ...pages, 'Trang sau'])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('6')
  },
})

export const First = meta.story({
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Trang trước' })).toBeNull()
  },
})

/** A single page shows no pagination. */
export const Single = meta.story({
  tags: ['shows-nothing'],
  args: { current: 1, last: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const Phone = meta.story({
  args: { current: 120, last: 834 },
  globals: { viewport: { value: 'phone' } },
})

/** Long numbers take the room they need, on two rows of a phone. */
export const SixDigits = meta.story({
  args: { current: 120_000, last: 240_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})
