import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { BottomBar } from '@/ui/layout/BottomBar'

const meta = preview.meta({
  title: 'layout/BottomBar (sticky bar)',
  component: BottomBar,
  parameters: {
    guide: {
      use: [
        'For buttons that save a whole screen of the back office, or change the selected rows.',
      ],
      avoid: ['For two bars on one screen.', 'In the shop, whose totals have `TotalBar`.'],
      reader: 'A named region after the content that its buttons save or change.',
    },
  },
  args: {
    label: 'Lưu',
    children: (
      <>
        <p role="status">Chưa lưu</p>
        <Button>Lưu</Button>
      </>
    ),
  },
  decorators: (Story, { parameters }) => (
    <>
      {Array.from({ length: Number(parameters.rows ?? 40) }, (_, index) => (
        <p key={index}>
          <button type="button">Hàng {index + 1}</button>
        </p>
      ))}
      <Story />
    </>
  ),
})

/** On a long page, the bar covers neither the focused control nor the end of the page. */
export const LongPage = meta.story({
  play: async ({ canvas }) => {
    // The page gets space for the bar in its first frame, so the test waits for this space.
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe(''))
    const edge = canvas.getByRole('region').getBoundingClientRect().top
    const rows = canvas.getAllByRole('button', { name: /^Hàng/ })
    for (const row of rows) {
      row.focus()
      await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge)
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge)
  },
})
