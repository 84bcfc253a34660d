import { mkdirSync, mkdtempSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build, mergeConfig } from 'vite'
import { messages } from '../vite/messages-plugin.ts'
import { browserConfig } from '../vite/shared.ts'

/**
 * Bundles the app's renderer for Node: the same components, texts and styles as in the browser. Returns its folder, which
 * belongs to this run alone; the caller removes it.
 */
export async function buildRenderer(): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/snapshot-')
  await build(
    mergeConfig(browserConfig, {
      configFile: false,
      logLevel: 'error',
      plugins: [react(), messages()],
      define: { __API_MOCKS__: 'false' },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: { render: 'src/app/snapshot/render.tsx', places: 'src/app/snapshot/places.ts' },
        },
      },
    }),
  )
  return folder
}
