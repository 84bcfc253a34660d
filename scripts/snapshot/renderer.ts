import react from '@vitejs/plugin-react'
import { build, mergeConfig } from 'vite'
import { messages } from '../vite/messages-plugin.ts'
import { browserConfig } from '../vite/shared.ts'

/** Where the renderer is built. */
export const rendererFolder = '.cache/snapshot'

/** Bundles the app's renderer for Node: the same components, texts and styles as in the browser. */
export async function buildRenderer(): Promise<void> {
  await build(
    mergeConfig(browserConfig, {
      configFile: false,
      logLevel: 'error',
      plugins: [react(), messages()],
      define: { __API_MOCKS__: 'false' },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: rendererFolder,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: { render: 'src/app/snapshot/render.tsx', places: 'src/app/snapshot/places.ts' },
        },
      },
    }),
  )
}
