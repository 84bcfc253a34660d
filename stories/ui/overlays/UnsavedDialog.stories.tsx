import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { UnsavedDialog } from '@/ui/overlays/UnsavedDialog'

const meta = preview.meta({
  component: UnsavedDialog,
  parameters: {
    guide: {
      use: ['Opened by `UnsavedGuard`; directly where an overlay of its own has unsaved values.'],
      reader: 'A modal dialog with the question as its title.',
    },
  },
  args: { text: 'Bản nháp vẫn còn trên máy này.', onStay: fn(), onLeave: fn() },
})

export const Asks = meta.story({})

/** A window over the page is closed, and the page stays. */
export const OfAWindow = meta.story({ args: { of: 'window' } })
