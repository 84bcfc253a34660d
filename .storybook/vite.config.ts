import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import { contractPlugin, messagesPlugin } from '../scripts/vite/generated-plugin.ts'
import { librariesOf } from '../scripts/vite/libraries.ts'
import { mockFilePlugins } from '../scripts/vite/mock-plugins.ts'
import { browserConfig } from '../scripts/vite/shared.ts'

/**
 * The Vite settings of Storybook and of the story tests. They are the shop's settings with the mock world,
 * but without the router plugin.
 */
export default defineConfig(
  mergeConfig(browserConfig, {
    plugins: [react(), messagesPlugin(), contractPlugin(), mockFilePlugins()],
    define: { __API_MOCKS__: 'true' },
    // These packages are prepared in advance. If Vite found one during a run, it would reload the page under
    // the running stories.
    optimizeDeps: {
      include: [...librariesOf(), '@paypal/react-paypal-js', 'storybook/internal/csf'],
    },
  }),
)
