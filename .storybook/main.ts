import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { roomEntries } from './rooms.ts'

const isTestRun = process.env['VITEST'] !== undefined
const storiesFolder = fileURLToPath(new URL('../stories', import.meta.url))

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: roomEntries(storiesFolder),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The brand of the sidebar; addresses stay relative, so that the built Storybook works below any path.
  staticDirs: [
    { from: './static', to: '/' },
    { from: '../src/theme/fonts', to: '/brand/fonts' },
    { from: '../mocks/seed/artwork/files/brand', to: '/brand' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // Descriptions of props come from the source; tests don't show them.
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
} satisfies StorybookConfig
