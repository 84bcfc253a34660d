import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ListPagination } from '@/features/catalogue/list/ListPagination'

const pagination = { current_page: 3, last_page: 9, per_page: 12, total: 104 }

const meta = preview.meta({
  component: ListPagination,
  args: { pagination, onPageChange: fn() },
  parameters: { path: '/category/ao-dai?page=3&sort=high-to-low' },
})

/** Links keep the sort order; a page opened in another tab is not reported as turned. */
export const Middle = meta.story({
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

/** The address names the next page already: what is in sight stays the current one, and no arrow is. */
export const NextOnItsWay = meta.story({
  parameters: { path: '/category/ao-dai?page=4&sort=high-to-low' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page' })
    await expect(current.map((link) => link.textContent)).toEqual(['3'])
  },
})

export const OnlyOne = meta.story({
  tags: ['shows-nothing'],
  args: { pagination: { ...pagination, current_page: 1, last_page: 1, total: 4 } },
})
