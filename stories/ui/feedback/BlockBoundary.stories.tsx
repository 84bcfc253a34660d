import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { BlockBoundary, FrameBoundary } from '@/ui/feedback/BlockBoundary'
import { defer } from '@/ui/feedback/late'
import { missingPart } from '../../support/missing-part'

/** The sample part of the page throws an error while `state.broken` is true. */
const state = { broken: true }
function Fragile() {
  if (state.broken) throw new Error('Không vẽ được')
  return <p>Đã vẽ được</p>
}

const meta = preview.meta({
  component: BlockBoundary,
  args: { children: <Fragile /> },
  beforeEach: () => {
    state.broken = true
  },
  parameters: {
    guide: {
      use: [
        'Around a block whose failure must not break the page: sections of the home page, related products.',
        '`defer` has one for each part whose code comes later; `FrameBoundary` is for parts of header and footer.',
      ],
      avoid: ['For a failed request: `Async` shows its error without a boundary.'],
      reader: 'The error is an alert with a button that tries again.',
    },
    expectedMessages: [/Không vẽ được/, /CatchBoundary/, /error boundary/],
  },
})

/** One part of the page fails. All other parts keep working. */
export const Failed = meta.story({
  tags: ['§11.3.7'],
  render: (args) => (
    <>
      <BlockBoundary {...args} />
      <p>Phần còn lại của trang</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra. Vui lòng thử lại.')
    await expect(canvas.getByText('Phần còn lại của trang')).toBeVisible()
  },
})

/**
 * A part of the frame, such as the header, fails. Its fallback takes its place without a message. With newer
 * data, the part comes back.
 */
export const FramePartFailed = meta.story({
  tags: ['§11.3.7'],
  render: () => (
    <>
      <FrameBoundary dataAt={1} fallback={<p>Mộc Lan</p>}>
        <Fragile />
      </FrameBoundary>
      <p>Phần còn lại của trang</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mộc Lan')).toBeVisible()
    await expect(canvas.getByText('Phần còn lại của trang')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const TriedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    state.broken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findByText('Đã vẽ được')).toBeVisible()
  },
})

const Gone = defer(() => Promise.reject(missingPart))

/** A part that loads later is missing. A note appears in a corner, and the page keeps working. */
export const LatePartMissing = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      <Gone />
      <p>Phần còn lại của trang</p>
    </>
  ),
  parameters: { expectedMessages: [/dynamically imported/, /CatchBoundary/, /error boundary/] },
})
