import react from '@vitejs/plugin-react'
import { build, mergeConfig } from 'vite'
import { messages } from '../vite/messages-plugin.ts'
import { browserConfig } from '../vite/shared.ts'

// A script of its own (renderer.ts), called with the folder to write to.
await build(
  mergeConfig(browserConfig, {
    configFile: false,
    logLevel: 'error',
    plugins: [react(), messages()],
    define: { __API_MOCKS__: 'false', __PSEUDO_LOCALE__: 'false' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: process.argv[2],
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { render: 'src/app/snapshot/render.tsx', places: 'src/app/snapshot/places.ts' },
      },
    },
  }),
)
