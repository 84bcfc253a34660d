import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { Link } from '@/ui/actions/Link'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'

const meta = preview.meta({
  component: UnsavedGuard,
  args: { unsaved: true, text: 'Bản nháp vẫn còn trên máy này.' },
  render: (args) => (
    <>
      <Link to="/">Về trang chủ</Link>
      <UnsavedGuard {...args} />
    </>
  ),
  parameters: {
    guide: {
      use: ['In every screen whose typed values would be lost by leaving.'],
      avoid: ['Where a draft is kept and comes back by itself.'],
      reader: "The question is a dialog; closing the window asks in the browser's words.",
    },
    path: '/contact',
  },
})

/** The shop asks before the visitor leaves a page with unsaved values. */
export const Unsaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.click(await screen.findByRole('button', { name: 'Ở lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
