import type { Plugin, Rolldown } from 'vite'

/** Bundled libraries, and what Vite itself puts into the page. */
const fromLibraries = /\/node_modules\//

/** Vite's bundling of the libraries always writes maps, whatever its options say; a plugin of it has the last word. */
const withoutMaps: Rolldown.Plugin = {
  name: 'shop:bundle-without-maps',
  outputOptions: (options) => ({ ...options, sourcemap: false }),
}

/**
 * Lets the dev server hand out libraries without source maps. Without this it makes one for each file and writes it
 * into the code: of 10 MB that a page loads, 5 MB are maps of libraries, whose code reads well as it is.
 */
export function noLibraryMaps(): Plugin {
  return {
    name: 'shop:no-library-maps',
    apply: 'serve',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutMaps] } } }),
    transform: {
      filter: { id: fromLibraries },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}
