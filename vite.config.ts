import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, mergeConfig } from 'vite'
import { artwork } from './scripts/vite/artwork-plugin.ts'
import { contentSecurityPolicy } from './scripts/vite/csp-plugin.ts'
import { chunkGroups } from './scripts/vite/chunk-groups.ts'
import { earlyCalls } from './scripts/vite/early-plugin.ts'
import { mockPageConfig } from './scripts/vite/mock-page-plugin.ts'
import { messages } from './scripts/vite/messages-plugin.ts'
import { reactAsModules } from './scripts/vite/react-modules-plugin.ts'
import { slimLibraries } from './scripts/vite/slim-plugin.ts'
import { sharedConfig } from './scripts/vite/shared.ts'

const buildStyles = { ssr: false, fileName: false, displayName: false, minify: true, pure: true }

/**
 * How a route is split. Layout and home page travel with the entry (chunk-groups.ts); the other screens come when
 * they are opened, and so do loaders that only they need. The catalogue's stay: they ask ahead for what is pointed at.
 */
function splitBehavior({ routeId }: { routeId: string }) {
  if (['/_shop', '/_shop/'].includes(routeId)) return []
  if (/^\/_shop\/(products|category)/.test(routeId)) return [['component']]
  return [['component', 'pendingComponent', 'loader']]
}

/** Screens beside the way from the home page to an order. */
const asideScreen =
  /[\\/]src[\\/]routes[\\/](admin|_shop[\\/](account|wishlist|about|careers|contact|help|press|privacy|returns|shipping|voucher|size-guide))/
const isAside = (id: string) => asideScreen.test(id)

/**
 * Which files a late one brings along at once. The start has to name every one of them, 6 bytes each: those of the
 * screens aside are found by their own imports instead.
 */
function preloadedWith(file: string, files: string[]): string[] {
  return file.includes('aside-') ? [] : files
}

/** Mocks are on in `vite dev` and in `vite build --mode mock`, and nowhere else. */
export default defineConfig(({ command, mode }) => {
  const mocks = command === 'serve' ? mode === 'development' : mode === 'mock'
  return mergeConfig(sharedConfig, {
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        autoCodeSplitting: true,
        codeSplittingOptions: { splitBehavior },
        disableLogging: true,
      }),
      react(),
      slimLibraries(),
      reactAsModules(),
      messages(),
      mocks
        ? [msw({ mode: 'worker-only' }), artwork('mocks/seed/artwork/files'), mockPageConfig()]
        : [earlyCalls(), contentSecurityPolicy()],
    ],
    // Class names that a reader understands are for development; a build saves their bytes.
    oxc: command === 'build' ? { plugins: { styledComponents: buildStyles } } : {},
    define: { __API_MOCKS__: JSON.stringify(mocks) },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
    // Both graphs are crawled at start, so that a cold first load needs no second one.
    optimizeDeps: { entries: mocks ? ['index.html', 'mocks/browser.ts'] : ['index.html'] },
    build: {
      outDir: mode === 'mock' ? 'dist-mock' : 'dist',
      target: 'baseline-widely-available',
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // Every first load lists the late files by name: short ones save it 0.6 kB.
          chunkFileNames: ({ moduleIds }: { moduleIds: readonly string[] }) =>
            moduleIds.some(isAside) ? 'assets/aside-[hash:7].js' : 'assets/[hash:7].js',
        },
      },
      chunkSizeWarningLimit: mocks ? 1500 : 500,
    },
  })
})
