import react from '@vitejs/plugin-react'
import { createLogger, defineConfig, mergeConfig, type RenderBuiltAssetUrl } from 'vite'
import { buildTargets } from './scripts/lib/browsers.ts'
import { contractPlugin, messagesPlugin, routesPlugin } from './scripts/vite/generated-plugin.ts'
import { librariesOf } from './scripts/vite/libraries.ts'
import { installablePlugin } from './scripts/vite/manifest-plugin.ts'
import { mockFilePlugins, mockWorldPlugin } from './scripts/vite/mock-plugins.ts'
import {
  policyPlugin,
  mapsAsidePlugin,
  mockConfig,
  configPlugin,
} from './scripts/vite/page-plugin.ts'
import { preloadsPlugin } from './scripts/vite/preload-plugin.ts'
import { chunksByScreen } from './scripts/vite/screen-chunks.ts'
import { browserConfig } from './scripts/vite/shared.ts'
import { workerPlugin } from './scripts/vite/worker-plugin.ts'

const buildStyles = { ssr: false, fileName: false, displayName: false, minify: true, pure: true }

/**
 * All modules that the entry imports go into one file, because one file is smaller and loads sooner than
 * many. The modules of the screens on which most visits begin are grouped by the screens that load them. All
 * other modules follow the bundler's default (docs/adr/0040-three-ways-to-be-late.md).
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  // A group does not pull in the modules that its own modules import. Other screens need some of those
  // modules, and would otherwise load the whole group.
  { debugName: 'screens', name: chunksByScreen(), includeDependenciesRecursively: false },
]

/**
 * Makes a finished build work below any path. Its files refer to each other by relative URLs, and `npm run
 * configure` rewrites the few URLs in the page (docs/adr/0013-one-build-any-path.md).
 */
const renderBuiltUrl: RenderBuiltAssetUrl = (_file, { hostType }) =>
  hostType === 'html' ? undefined : { relative: true }

/** Makes a build with warnings fail, because nobody reads the warnings of a build that succeeds. */
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
      routesPlugin(),
      react(),
      messagesPlugin(),
      contractPlugin(),
      mocks
        ? [mockFilePlugins(), mockWorldPlugin(), configPlugin(mockConfig)]
        : [installablePlugin(), workerPlugin(), mapsAsidePlugin()],
      policyPlugin(),
      preloadsPlugin(define),
    ],
    // Readable class names help in development. A build leaves them out, because they take space.
    oxc: command === 'build' ? { plugins: { styledComponents: buildStyles } } : {},
    define,
    experimental: { renderBuiltUrl },
    server: { port: 5173, warmup: { clientFiles: ['src/main.tsx'] } },
    preview: { port: 4173, strictPort: true },
    // Vite bundles the libraries at the start, and serves them as soon as they are ready. It neither searches
    // the modules for libraries nor waits until it has seen all modules.
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
        // Warnings about slow steps are off, because on a busy machine they would fail the build.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          entryFileNames: 'assets/start-[hash].js',
          // The names are short, because the start contains the names of all files. Five letters are enough
          // to tell people which file it is. For so many files, rolldown accepts no hash below seven letters.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.slice(0, 5)}-[hash:7].js`,
        },
      },
      // The limit in kB. It fits the start of a real build, which has the code that every screen needs. The
      // demo has a higher limit, because it contains its backend.
      chunkSizeWarningLimit: mocks ? 1500 : 700,
    },
  })
})
