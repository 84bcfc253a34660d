import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import { brand, brandColour, brandFolder, brandTexts } from '../lib/brand.ts'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The placeholders in index.html, such as the brand's name, with their values. */
const named: Readonly<Record<string, string>> = {
  '%brand.folder%': `/${brandFolder}`,
  '%brand.name%': brand.name,
  '%brand.claim%': brand.claim,
  '%brand.paper%': brandColour('paper'),
}

const compiled = /\/src\/i18n\/compiled\/(\w+)\/\w+\.json$/

/**
 * Writes the brand's name into the page, and the brand's texts into the compiled texts. The alias `@brand`
 * leads to the brand's files.
 */
function brandFiles(): Plugin {
  return {
    name: 'shop:brand',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries(named).reduce((page, [name, value]) => page.replaceAll(name, value), html),
    },
    transform: {
      filter: { id: compiled },
      async handler(code, id) {
        const [, locale = ''] = compiled.exec(id) ?? []
        const messages: Record<string, unknown> = JSON.parse(code)
        const own = Object.entries(brandTexts(locale)).filter(([name]) => name in messages)
        if (own.length === 0) return undefined
        const { compileMessages } = await import('../messages/compile.ts')
        Object.assign(messages, compileMessages(Object.fromEntries(own)))
        return { code: JSON.stringify(messages), map: null }
      },
    },
  }
}

/** The configuration that the shop, Storybook and all test projects share. */
export const sharedConfig = {
  plugins: [brandFiles()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${fromRoot('src')}/` },
      { find: /^~mocks\//, replacement: `${fromRoot('mocks')}/` },
      { find: /^@brand\//, replacement: `${fromRoot(brandFolder)}/` },
    ],
  },
  // PostCSS is off, because Vite would search every parent folder for its settings, which takes half a
  // second.
  css: { postcss: {} },
  oxc: {
    plugins: { styledComponents: { ssr: false, fileName: true, displayName: true } },
  },
} satisfies UserConfig

/** Settings for browsers. Texts are compiled at build time, so formatjs is used without its parser (7 kB). */
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
