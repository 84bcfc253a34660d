import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder, readBrand } from '../scripts/lib/brand.ts'
import { factsOfSources } from '../scripts/vite/source-facts-plugin.ts'
import { roomEntries } from './rooms.ts'
import { sourceFileOf, statusOf } from './status.ts'

type Manifests = { components?: { components: Record<string, { path: string }> } }
type ManifestOptions = { manifestEntries: readonly { importPath: string; tags?: string[] }[] }

/** Completes `manifests/components.json`, which Storybook makes of its stories and docgen, by the tokens of a component and its status. */
function withTokensAndStatus(
  manifests: Manifests,
  { manifestEntries }: ManifestOptions,
): Manifests {
  const facts = factsOfSources()
  const tagsOf = new Map(manifestEntries.map(({ importPath, tags }) => [importPath, tags]))
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const tokens = facts[sourceFileOf(component.path)]?.tokens ?? []
    Object.assign(component, { tokens, status: statusOf(tagsOf.get(component.path)) })
  }
  return manifests
}

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
  features: { componentsManifest: true, experimentalCodeExamples: true },
  experimental_manifests: withTokensAndStatus,
  // Descriptions of props come from the source; tests don't show them.
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
} satisfies StorybookConfig & { experimental_manifests: unknown }
