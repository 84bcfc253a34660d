import type { Plugin } from 'vite'

/** What is asked for by name (`react-dom/client`), and the file of a build that it leads to. */
const entryFile =
  /[\\/]node_modules[\\/](?:(?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime)|use-sync-external-store[\\/]shim[\\/]with-selector)\.js$/
const productionFile =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/]cjs[\\/].+\.production\.js$/

/** `exports.useState = …`: the names a file gives, each at the start of a line, as React's own build writes them. */
const givenName = /^exports\.(\w+) =/gm

const adapt = 'React is written another way than scripts/vite/react-modules-plugin.ts reads it'

/**
 * React as ES modules. It is published as CommonJS, which a bundle wraps in functions, looks things up in by name, and
 * needs a file of helpers for ahead of the first paint. As modules it is code like all other, and what nobody calls is
 * left out (brotli: 1.5 kB of every first load, and one request).
 */
export function reactAsModules(): Plugin {
  return {
    name: 'shop:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (entryFile.test(id)) return entryAsModule(code)
      if (productionFile.test(id)) return asModule(code)
      return null
    },
  }
}

/** `module.exports = require('./cjs/react.production.js')`, whatever stands around it. Throws where there is none. */
function entryAsModule(code: string): string {
  const file = /require\(('[\w./-]+\.production\.js')\)/.exec(code)?.[1]
  if (!file) throw new Error(`${adapt}: an entry names no production build:\n${code}`)
  return `export * from ${file}; export * as default from ${file}`
}

/**
 * The same file with imports for `require` and exports for the names it gives. Throws where something of CommonJS is
 * left, after an update of React for one.
 */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(givenName)].map(([, name]) => name))]
  const body = code
    .replace(/^var (?:\s*\w+ = require\("[\w/-]+"\)[,;])+/m, importsOf)
    .replaceAll(givenName, 'let $1$ =')
    .replaceAll(/\bexports\.(\w+)/g, '$1$')
  const rest = /\b(?:exports\.\w+|module\.exports|require\(")/.exec(body)
  if (rest) throw new Error(`${adapt}: ${rest[0]} is left`)
  return `${body}\nexport { ${names.map((name) => `${name}$ as ${name}`).join(', ')} }`
}

function importsOf(requires: string): string {
  return [...requires.matchAll(/(\w+) = require\(("[\w/-]+")\)/g)]
    .map(([, name, from]) => `import * as ${name} from ${from};`)
    .join('\n')
}
