import react from '@vitejs/plugin-react'
import { createLogger, defineConfig, mergeConfig, type RenderBuiltAssetUrl } from 'vite'
import { buildTargets } from './scripts/lib/browsers.ts'
import { contract, messages, routes } from './scripts/vite/generated-plugin.ts'
import { librariesOf } from './scripts/vite/libraries.ts'
import { installable } from './scripts/vite/manifest-plugin.ts'
import { mockFiles, mockWorld } from './scripts/vite/mock-plugins.ts'
import {
  contentSecurityPolicy,
  mapsAside,
  mockConfig,
  pageConfig,
} from './scripts/vite/page-plugin.ts'
import { preloads } from './scripts/vite/preload-plugin.ts'
import { chunksByScreen } from './scripts/vite/screen-chunks.ts'
import { browserConfig } from './scripts/vite/shared.ts'
import { scriptsBeside } from './scripts/vite/worker-plugin.ts'

const buildStyles = { ssr: false, fileName: false, displayName: false, minify: true, pure: true }

/**
 * What the entry imports is one file, which is smaller and sooner there than its parts. The screens that most
 * visits begin with are cut by who loads their modules. The rest is the bundler's default
 * (docs/adr/0040-three-ways-to-be-late.md).
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  // Not with what its modules import: that has owners of its own, and would be loaded by who needs none of
  // it.
  { debugName: 'screens', name: chunksByScreen(), includeDependenciesRecursively: false },
]

/**
 * A finished build can move below any path: its files find each other by where they are, and
 * `npm run configure` rewrites the few addresses in the page (docs/adr/0013-one-build-any-path.md).
 */
const renderBuiltUrl: RenderBuiltAssetUrl = (_file, { hostType }) =>
  hostType === 'html' ? undefined : { relative: true }

/** Fails a build with warnings: nobody reads the warnings of a build that succeeds. */
const strictLogger = createLogger()
const { warn } = strictLogger
strictLogger.warn = strictLogger.warnOnce = (message, options) => {
  warn(message, options)
  process.exitCode = 1
}

/** Mocks are on in `vite dev` and in `vite build --mode mock`, and nowhere else. */
export default defineConfig(({ command, mode }) => {
  const mocks = command === 'serve' ? mode === 'development' : mode === 'mock'
  const define = { __API_MOCKS__: JSON.stringify(mocks) }
  return mergeConfig(browserConfig, {
    plugins: [
      routes(),
      react(),
      messages(),
      contract(),
      mocks
        ? [mockFiles(), mockWorld(), pageConfig(mockConfig)]
        : [installable(), scriptsBeside(), mapsAside()],
      contentSecurityPolicy(),
      preloads(define),
    ],
    // Class names that a reader understands are for development; a build saves their bytes.
    oxc: command === 'build' ? { plugins: { styledComponents: buildStyles } } : {},
    define,
    experimental: { renderBuiltUrl },
    server: { port: 5173, warmup: { clientFiles: ['src/main.tsx'] } },
    preview: { port: 4173, strictPort: true },
    // Vite bundles the libraries at once and hands them out as soon as they are there: it neither scans for
    // them nor waits until it has seen all modules.
    ...(command === 'serve' && {
      optimizeDeps: { entries: [], include: librariesOf(), holdUntilCrawlEnd: false },
    }),
    ...(command === 'build' && { customLogger: strictLogger }),
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      target: buildTargets,
      manifest: true,
      sourcemap: mocks ? false : 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // How long a step takes is the machine's; a busy one must not fail the build.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          entryFileNames: 'assets/start-[hash].js',
          // The start carries the names of all files: five letters tell people enough, and seven is the
          // shortest hash that rolldown takes for so many.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.slice(0, 5)}-[hash:7].js`,
        },
      },
      // In kB: the start of a real build with what every screen needs; the demo carries its backend.
      chunkSizeWarningLimit: mocks ? 1500 : 700,
    },
  })
})
