import type { Decorator } from '@storybook/react-vite'
import { Toaster } from '@/ui/toast/Toaster'

/** The toasts of the app, below a story. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)
