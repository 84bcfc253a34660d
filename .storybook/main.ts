import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { brand, brandFolder, readBrand } from '../scripts/lib/brand.ts'
import { factsOfSources } from '../scripts/vite/source-facts-plugin.ts'
import { roomEntries } from './rooms.ts'
import { sourceFileOf, statusOf } from './status.ts'

type Prop = { tsType?: { name: string; raw?: string } }
type Docgen = { props?: Record<string, Prop> }
type Component = { path: string; reactDocgen?: Docgen }
type Manifests = { components?: { components: Record<string, Component> } }
type ManifestOptions = { manifestEntries: readonly { importPath: string; tags?: string[] }[] }

/** Types as they are written: taken apart, as docgen has them, they are a hundred times as long. */
const written = ({ props = {}, ...docgen }: Docgen, definedInFile: string) => ({
  ...docgen,
  definedInFile,
  props: Object.fromEntries(
    Object.entries(props).map(([name, { tsType, ...prop }]) => [
      name,
      { ...prop, ...(tsType && { tsType: { name: tsType.name, raw: tsType.raw } }) },
    ]),
  ),
})

/**
 * Completes `manifests/components.json`, which Storybook makes of its stories and docgen, by the tokens of a component and its status.
 * Pages to read, which are about no source file, are left out.
 */
function withTokensAndStatus(
  manifests: Manifests,
  { manifestEntries }: ManifestOptions,
): Manifests {
  const { components } = manifests
  if (!components) return manifests
  const facts = factsOfSources()
  const tagsOf = new Map(manifestEntries.map(({ importPath, tags }) => [importPath, tags]))
  const own = Object.entries(components.components).flatMap(([id, component]) => {
    const { path, reactDocgen } = component
    const file = sourceFileOf(path)
    const tokens = facts[file]?.tokens
    if (!tokens) return []
    const docgen = reactDocgen && { reactDocgen: written(reactDocgen, file) }
    return [[id, { ...component, ...docgen, tokens, status: statusOf(tagsOf.get(path)) }]]
  })
  return { ...manifests, components: { ...components, components: Object.fromEntries(own) } }
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
  addons: ['docs', 'a11y', 'vitest', 'mcp'].map((name) => `@storybook/addon-${name}`),
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
