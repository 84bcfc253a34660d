import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Pagination } from '@/ui/data/Pagination'

const meta = preview.meta({
  title: 'data/Pagination (pages, pager)',
  component: Pagination,
  parameters: {
    guide: {
      use: [
        'Below a list that comes in pages. Each page is a link, so that it can be opened in a new tab.',
      ],
      avoid: ['For a list that fits on one page: the component then shows nothing.'],
      reader: 'A named navigation; the page on screen is the current one.',
    },
  },
  args: { pagination: { current_page: 6, last_page: 12 }, onPageChange: fn() },
})

/**
 * The links keep the other parameters of the URL. If a click opens the page in another browser tab,
 * `onPageChange` is not called.
 */
export const InTheMiddle = meta.story({
  parameters: { path: '/category/ao-dai?page=6&sort=high-to-low' },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: /^Trang 1$/ })
    await expect(first).toHaveAttribute('href', '/category/ao-dai?sort=high-to-low')
    const next = canvas.getByRole('link', { name: 'Trang sau' })
    next.addEventListener('click', (event) => event.preventDefault())
    await userEvent.keyboard('{Control>}')
    await userEvent.click(next)
    await userEvent.keyboard('{/Control}')
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
})

/**
 * The URL already has the next page, but the list still loads. The visible page stays the current one, and no
 * arrow is disabled.
 */
export const NextOnItsWay = meta.story({
  parameters: { path: '/category/ao-dai?page=7' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page' })
    await expect(current.map((link) => link.textContent)).toEqual(['6'])
  },
})

/** Page numbers with six digits have enough room. On a phone they take two rows. */
export const SixDigits = meta.story({
  args: { pagination: { current_page: 120_000, last_page: 240_000 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})
