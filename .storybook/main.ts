import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder, readBrand } from '../scripts/lib/brand.ts'
import { roomEntries } from './rooms.ts'

const isTestRun = process.env['VITEST'] !== undefined
const storiesFolder = fileURLToPath(new URL('../stories', import.meta.url))

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin'

/** Lets react-docgen read components alone: with every file, it takes most of the build's time. */
function readComponentsOnly(plugins: readonly PluginOption[]): void {
  for (const plugin of plugins) {
    if (Array.isArray(plugin)) readComponentsOnly(plugin)
    else if (isDocgen(plugin) && typeof plugin.transform === 'function')
      plugin.transform = { filter: { id: /\/src\/.+\.tsx$/ }, handler: plugin.transform }
  }
}

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: roomEntries(storiesFolder),
  addons: ['docs', 'a11y', 'vitest', 'mcp'].map((name) => `@storybook/addon-${name}`),
  // The brand of the sidebar. Addresses stay relative: the built Storybook works below any path.
  staticDirs: [{ from: `../${brandFolder}`, to: '/brand' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  env: (variables) => ({
    ...variables,
    STORYBOOK_BRAND: JSON.stringify({ brand, tokens: readBrand('figma.gen.json') }),
  }),
  // The shop reads its name there until the site's data is loaded.
  previewHead: (head) => `${head}<meta name="application-name" content="${brand.name}" />`,
  viteFinal(config) {
    readComponentsOnly(config.plugins ?? [])
    return config
  },
  features: { componentsManifest: true, experimentalCodeExamples: true },
  // Descriptions of props come from the source; tests don't show them.
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
} satisfies StorybookConfig
