import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, mergeConfig, type Plugin } from 'vite'
import { messagesPlugin } from '../vite/generated-plugin.ts'
import { bundleAlone } from '../vite/preload-plugin.ts'
import { browserConfig } from '../vite/shared.ts'

/** Replaces two modules with versions that parse HTML without a browser. */
const purifierOfNode: Plugin = {
  name: 'shop:purifier-of-node',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/src/ui/rich-text/') && ['dompurify', './dom'].includes(source)
      ? fileURLToPath(import.meta.resolve('./purifier.ts'))
      : undefined,
}

// renderer.ts runs this script in a process of its own. The arguments are the folder to write to, and a word
// that selects the demo.
const [, , folder = '', isDemo = ''] = process.argv
const define = { __API_MOCKS__: 'false' }
await build(
  mergeConfig(browserConfig, {
    configFile: false,
    logLevel: 'error',
    plugins: [purifierOfNode, react(), messagesPlugin()],
    define,
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { render: 'src/app/prerender/render.tsx', places: 'src/app/prerender/places.ts' },
      },
    },
  }),
)
const isOfDemo = { __API_MOCKS__: String(isDemo !== '') }
const script = await bundleAlone('src/app/prerender/inline.ts', isOfDemo)
writeFileSync(join(folder, 'inline.js'), script)
