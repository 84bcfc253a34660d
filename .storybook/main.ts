import { readdirSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder } from '../scripts/lib/brand.ts'

const isTestRun = process.env['VITEST'] !== undefined
const isBuild = process.env['NODE_ENV'] === 'production'

/**
 * Returns where the sidebar shows a folder of stories. The subfolders of this folder become folders in the
 * sidebar.
 */
const place = (folder: string, titlePrefix: string) => ({
  directory: `../stories/${folder}`,
  files: '**/*.stories.tsx',
  titlePrefix,
})

/**
 * Returns the names of the subfolders of a folder of stories. In the sidebar, the screens and the features of
 * one area share a folder, such as `Shop/cart`.
 */
const roomsOf = (folder: string) => readdirSync(new URL(`../stories/${folder}`, import.meta.url))

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin'

/** Makes react-docgen read only components, because reading every file takes most of the build's time. */
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
    place('start', 'Start'),
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
  // The built Storybook leaves out the addons for tests and agents, because they need a running server.
  addons: ['docs', 'a11y', ...(isBuild ? [] : ['vitest', 'mcp'])].map(
    (name) => `@storybook/addon-${name}`,
  ),
  // The files of the brand, which the sidebar shows. Their URLs are relative, because the built Storybook may
  // be in any folder.
  staticDirs: [
    { from: `../${brandFolder}`, to: '/brand' },
    { from: './public', to: '/' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  env: (variables) => ({ ...variables, STORYBOOK_BRAND: brand.name }),
  // The shop reads its name from this element until the site's data is loaded.
  previewHead: (head) => `${head}<meta name="application-name" content="${brand.name}" />`,
  viteFinal(config) {
    readComponentsOnly(config.plugins ?? [])
    return config
  },
  features: { componentsManifest: true, experimentalCodeExamples: true },
  // Storybook reads the descriptions of props from the source. Test runs do not show them, so reading is off
  // there.
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
} satisfies StorybookConfig
