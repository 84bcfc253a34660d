import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * What the shop, Storybook and every test project have in common.
 *
 * Messages are compiled ahead of time (`npm run gen`), so the ICU parser (7 kB) is swapped for a
 * stand-in that takes texts as they are.
 */
export const sharedConfig = {
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${fromRoot('src')}/` },
      { find: /^~mocks\//, replacement: `${fromRoot('mocks')}/` },
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: fromRoot('src/i18n/plain-text-parser.ts'),
      },
    ],
  },
  oxc: {
    plugins: { styledComponents: { ssr: false, fileName: true, displayName: true } },
  },
} satisfies UserConfig
