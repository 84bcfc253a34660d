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

export const InTheMiddle = meta.story({})

/** Long numbers take the room they need, on two rows of a phone. */
export const SixDigits = meta.story({
  args: { current: 120_000, last: 240_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})
