import preview from '#.storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { SizeFinder } from '@/features/sizes/SizeFinder'
import type { Play } from '../../support/play'

const meta = preview.meta({ component: SizeFinder })

export const Empty = meta.story({})

/** Between two sizes. A live region announces the size; the measures stay. */
export const Found = meta.story({
  tags: ['§2.14.3'],
  play: async ({ canvas, userEvent }) => {
    const hip = canvas.getByRole('textbox', { name: 'Hông (cm)' })
    await userEvent.type(hip, '93,5{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Size M hợp với bạn'))
    await expect(hip).toHaveValue('93,5')
  },
})

/** Fills in measures and asks for the size. */
const find = (measures: Record<string, string>): Play =>
  async function typeAndAsk({ canvas, userEvent }) {
    for (const [name, value] of Object.entries(measures))
      await userEvent.type(canvas.getByRole('textbox', { name }), value)
    await userEvent.click(canvas.getByRole('button', { name: 'Xem size của tôi' }))
    await within(canvas.getByRole('status')).findByRole('link')
  }

const [bust, waist, hip, height, weight] = [
  'Ngực (cm)',
  'Eo (cm)',
  'Hông (cm)',
  'Chiều cao (cm)',
  'Cân nặng (kg)',
] as const

/** One measure decides; another may be loose. */
export const Decided = meta.story({
  play: async (context) => {
    await find({ [bust]: '82', [waist]: '68', [hip]: '96' })(context)
    const { canvas } = context
    await expect(canvas.getByText(/^Số đo hông quyết định size này/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Ngực/ })).toHaveTextContent('82 cmS')
  },
})

/** Every girth says the same size. */
export const Agreed = meta.story({ play: find({ [bust]: '82', [waist]: '64', [hip]: '88' }) })

export const Estimated = meta.story({ play: find({ [height]: '158', [weight]: '52' }) })

export const Doubtful = meta.story({
  play: find({ [height]: '160', [weight]: '48', [hip]: '100' }),
})

export const TooSmall = meta.story({ play: find({ [bust]: '72', [waist]: '55' }) })

export const TooLarge = meta.story({ play: find({ [bust]: '92', [hip]: '120' }) })
