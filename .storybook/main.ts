import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder, readBrand } from '../scripts/lib/brand.ts'
import { roomEntries } from './rooms.ts'

const isTestRun = process.env['VITEST'] !== undefined
const storiesFolder = fileURLToPath(new URL('../stories', import.meta.url))

/** What the last run of all tests proved, for the page "Specification"; scripts/specification.ts writes it. */
const proofsFolder = fileURLToPath(new URL('../.cache/specification', import.meta.url))
if (!existsSync(`${proofsFolder}/specification.json`)) {
  mkdirSync(proofsFolder, { recursive: true })
  writeFileSync(`${proofsFolder}/specification.json`, '{"endedAt":null,"proofs":{}}')
}

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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The brand of the sidebar. Addresses stay relative: the built Storybook works below any path.
  staticDirs: [
    { from: `../${brandFolder}`, to: '/brand' },
    { from: proofsFolder, to: '/' },
  ],
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
  // Descriptions of props come from the source; tests don't show them.
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
} satisfies StorybookConfig
