import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import { contract, messages } from '../scripts/vite/generated-plugin.ts'
import { librariesOf } from '../scripts/vite/libraries.ts'
import { mockFiles } from '../scripts/vite/mock-plugins.ts'
import { browserConfig } from '../scripts/vite/shared.ts'

/**
 * Vite for Storybook and the story tests: the shop's settings with the mock world and without the router
 * plugin.
 */
export default defineConfig(
  mergeConfig(browserConfig, {
    plugins: [react(), messages(), contract(), mockFiles()],
    define: { __API_MOCKS__: 'true' },
    // When Vite finds a package during a run, it reloads the page under the running stories.
    optimizeDeps: {
      include: [...librariesOf(), '@paypal/react-paypal-js', 'storybook/internal/csf'],
    },
  }),
)
