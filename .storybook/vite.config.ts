import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import { messages } from '../scripts/vite/generated-plugin.ts'
import { mockFiles } from '../scripts/vite/mock-plugins.ts'
import { browserConfig } from '../scripts/vite/shared.ts'
import { isKept, smallBuild } from './small-build.ts'

/** Vite for Storybook and the story tests: the shop's settings with the mock world and without the router plugin. */
export default defineConfig(
  mergeConfig(browserConfig, {
    plugins: [react(), messages(), mockFiles(isKept), smallBuild()],
    define: { __API_MOCKS__: 'true' },
    // Packages behind an import(): when Vite finds one during a run, it reloads the page under the running stories.
    optimizeDeps: {
      include: [
        ...[
          'autocomplete',
          'combobox',
          'dialog',
          'drawer',
          'menu',
          'navigation-menu',
          'popover',
          'toolbar',
        ].map((part) => `@base-ui/react/${part}`),
        '@dnd-kit/core',
        '@dnd-kit/sortable',
        '@dnd-kit/utilities',
        '@paypal/react-paypal-js',
        '@tanstack/react-table',
        '@tanstack/react-virtual',
        ...['core', 'extension-table', 'pm/model', 'react', 'starter-kit'].map(
          (part) => `@tiptap/${part}`,
        ),
        'dompurify',
        'formik',
        'keen-slider',
        'storybook/internal/csf',
        'yup',
      ],
    },
  }),
)
