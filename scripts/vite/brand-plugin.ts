import type { Plugin } from 'vite'
import { brand, brandColour, brandFolder, brandTexts } from '../lib/brand.ts'

/** What index.html names. */
const named: Readonly<Record<string, string>> = {
  '%brand.folder%': `/${brandFolder}`,
  '%brand.name%': brand.name,
  '%brand.claim%': brand.claim,
  '%brand.paper%': brandColour('paper'),
}

const compiled = /\/src\/i18n\/compiled\/(\w+)\/\w+\.json$/

/** Puts the brand's name into the page and its texts into the compiled ones; its files come by the alias `@brand`. */
export function brandFiles(): Plugin {
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
