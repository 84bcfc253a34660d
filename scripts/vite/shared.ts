import { fileURLToPath } from 'node:url'
import { mergeConfig, type UserConfig } from 'vite'
import { brandFolder } from '../lib/brand.ts'
import { brandFiles } from './brand-plugin.ts'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Configuration shared by the shop, Storybook and all test projects. */
export const sharedConfig = {
  plugins: [brandFiles()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${fromRoot('src')}/` },
      { find: /^~mocks\//, replacement: `${fromRoot('mocks')}/` },
      { find: /^@brand\//, replacement: `${fromRoot(brandFolder)}/` },
    ],
  },
  // No PostCSS: Vite would look for its settings in every folder above, for half a second.
  css: { postcss: {} },
  oxc: {
    plugins: { styledComponents: { ssr: false, fileName: true, displayName: true } },
  },
} satisfies UserConfig

/** For browsers: texts are compiled ahead of time, so formatjs goes without its parser (7 kB). */
export const browserConfig = mergeConfig(sharedConfig, {
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
})
