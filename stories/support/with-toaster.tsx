import type { Decorator } from '@storybook/react-vite'
import { Toaster } from '@/ui/toast/Toaster'

/** Renders the app's toasts below a story. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)
