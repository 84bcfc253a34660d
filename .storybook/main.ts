import { readdirSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder } from '../scripts/lib/brand.ts'

const isTestRun = process.env['VITEST'] !== undefined
const isBuild = process.env['NODE_ENV'] === 'production'

/** Returns the sidebar's place for a folder of stories. Its subfolders become folders there. */
const place = (folder: string, titlePrefix: string) => ({
  directory: `../stories/${folder}`,
  files: '**/*.stories.tsx',
  titlePrefix,
})

/**
 * Files mirror `src`, and the sidebar follows them: the screens and the parts of a thing stand in one folder.
 */
const roomsOf = (folder: string) => readdirSync(new URL(`../stories/${folder}`, import.meta.url))

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
  stories: [
    place('foundations', 'Foundations'),
    place('ui', 'Components'),
    ...roomsOf('screens')
      .filter((room) => room !== 'admin')
      .map((room) => place(`screens/${room}`, `Shop/${room}`)),
    place('screens/admin', 'Back office'),
    ...roomsOf('features').map((room) => {
      const [, office] = /^admin-(.+)/.exec(room) ?? []
      return place(`features/${room}`, office ? `Back office/${office}` : `Shop/${room}`)
    }),
    place('qa', 'QA panel'),
  ],
  // Tests and agents need a running server: the built Storybook does without them.
  addons: ['docs', 'a11y', ...(isBuild ? [] : ['vitest', 'mcp'])].map(
    (name) => `@storybook/addon-${name}`,
  ),
  // The brand of the sidebar. Addresses stay relative: the built Storybook works below any path.
  staticDirs: [{ from: `../${brandFolder}`, to: '/brand' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  env: (variables) => ({ ...variables, STORYBOOK_BRAND: brand.name }),
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
