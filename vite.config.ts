import react from '@vitejs/plugin-react'
import { createLogger, defineConfig, mergeConfig, type RenderBuiltAssetUrl } from 'vite'
import { contentSecurityPolicy } from './scripts/vite/csp-plugin.ts'
import { earlyCalls } from './scripts/vite/early-plugin.ts'
import { librariesOf } from './scripts/vite/libraries.ts'
import { installable } from './scripts/vite/manifest-plugin.ts'
import { messages } from './scripts/vite/messages-plugin.ts'
import { mockFiles } from './scripts/vite/mock-files-plugin.ts'
import { mockWorld } from './scripts/vite/mock-world-plugin.ts'
import { mockConfig, pageConfig } from './scripts/vite/page-config-plugin.ts'
import { routes } from './scripts/vite/routes-plugin.ts'
import { browserConfig } from './scripts/vite/shared.ts'
import { scriptsBeside } from './scripts/vite/worker-plugin.ts'

const buildStyles = { ssr: false, fileName: false, displayName: false, minify: true, pure: true }

/**
 * What the entry imports is one file, which is smaller and sooner there than its parts. So are the light modules that
 * most screens share, and the list and the product. They import no library that the start lacks: a screen that asks
 * for a price must not get a form library (docs/adr/0005-first-paint.md), nor how the back office describes its records.
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'shop',
    test: /src\/(ui\/(choosing\/choice|data\/(Price|Tag)|fields\/control-style|layout|feedback|media\/Picture|icons)|features\/(cart|auth\/use-shopper)|domain\/cart|lib\/(?!all-pages|barcode|description|english|html-text|list-address|typed-number|vnd-input)|i18n|theme)/,
    minShareCount: 5,
  },
  // Before `amounts`, which would take the typed numbers with its fields and their form.
  {
    name: 'description',
    test: /src\/(lib\/(care|description|typed-number|vnd-input)|domain\/product\/description)/,
  },
  { name: 'fields', test: /src\/ui\/fields\/(Field\.|FieldNote|field-aria|TextField)/ },
  // The back office's lists have these, too, and nothing else of the catalogue.
  {
    name: 'list',
    test: /src\/(ui\/choosing\/Select|domain\/pagination|.*Pagination\.tsx)/,
    minShareCount: 5,
  },
  { name: 'near', test: /src\/ui\/(layout\/use-near-view|feedback\/WhenNear|media\/Slider\.)/ },
  { name: 'home', test: /src\/(features\/home\/(?!queries)|screens\/home)/ },
  // What the list and the product have in common; then what only one of them shows first.
  {
    name: 'catalogue',
    test: /src\/(features\/(catalogue\/(category-crumbs|chip|errors|picture-flight|more\/LateNearest)|sizes\/has-body)|screens\/wishlist\/(LateHeart|heart-slot)|ui\/data\/OriginalName)/,
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: /src\/(features\/catalogue\/(ProductCard|CardGrid|more\/ProductSection)|screens\/product\/QuickAdd)/,
    minShareCount: 2,
  },
  {
    name: 'product',
    test: /src\/(features\/catalogue\/(product|more\/viewed)|domain\/catalogue\/(variant|recently)|screens\/product\/use|ui\/choosing\/(swatch|SwatchGroup))/,
    minShareCount: 2,
  },
  {
    name: 'filters',
    test: /src\/(features\/catalogue\/(filters|list|search\/(Matched|search-text))|screens\/product-list|domain\/catalogue\/filters)/,
    minShareCount: 2,
  },
  // The parts of Base UI by who loads them together; a small one stays with its neighbour: each name costs the start.
  {
    name: 'base-ui',
    test: /node_modules\/(@base-ui|@floating-ui)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  // Small parts of few screens: each would be a file, whose name the start carries.
  {
    name: 'form',
    test: /src\/ui\/form\/(form-layout|FormTextField|FormRadioGroup|use-form-)/,
    minShareCount: 2,
  },
  {
    name: 'bill',
    test: /src\/(ui\/data\/Bill\.|domain\/order\/(bill\.|coupon|quote)|api\/not-offered)/,
    minShareCount: 2,
  },
  { name: 'delivery', test: /src\/(domain\/delivery\/(estimate|working)|ui\/data\/DeliveryDay)/ },
  {
    name: 'recipient',
    test: /src\/(domain\/(order\/form|person\/name|address\/cascade)|features\/address-book\/picker\/picker-room)/,
  },
  { name: 'amounts', test: /src\/ui\/(fields|form)\/(Form)?VndField/ },
  { name: 'bill-anew', test: /src\/.*\/(order-amounts|bill-anew)\./ },
  // What two rooms of the back office share, with what only they need.
  {
    name: 'categories',
    test: /src\/(features\/admin-categories\/queries|api\/(answers|calls|generated)\/admin-categories)/,
  },
  {
    name: 'back-office',
    test: /src\/(screens\/admin\/(BackLink|AdminHead|list-pages|screen-needs)|features\/admin-returns\/queries|api\/(generated|answers|calls)\/admin-returns|ui\/(toast\/use-error-toast|data\/(ShopTime|NoEnglish)|layout\/TitledCard|table\/(ListEmpty|TableSkeleton|FilterLine|CsvExport|RowMenu|use-pinned-rows))|features\/admin-categories\/tree|lib\/(list-address|all-pages|pasted-block)|domain\/admin\/(list-search|rights|permissions))/,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /src\/(features\/orders\/OrderStatusTag|domain\/order\/delivery|.*\/SignInPanel|.*\/use-(copy|miss-text)\.|ui\/data\/ParcelNumber)/,
    minShareCount: 2,
  },
  {
    name: 'info',
    test: /src\/(screens\/(info\/lead|shell\/use-shop-categories)|features\/site\/contact)/,
    minShareCount: 2,
  },
  // The pages of words alone, each of some lines.
  {
    name: 'pages',
    test: /src\/(screens\/info\/pages\/|routes\/_shop\/_info\.(about|careers|help|press|privacy|returns|shipping|terms)\.)/,
  },
  { name: 'person', test: /src\/domain\/person\/(email|phone|contact)/ },
]

/**
 * A finished build can move below any path: its files find each other by where they are, and `npm run configure`
 * rewrites the few addresses in the page (docs/adr/0013-one-build-any-path.md).
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
  const define = {
    __API_MOCKS__: JSON.stringify(mocks),
    __PSEUDO_LOCALE__: JSON.stringify(command === 'serve' || mode === 'look'),
  }
  return mergeConfig(browserConfig, {
    plugins: [
      routes(),
      react(),
      messages(),
      mocks
        ? [mockFiles(), mockWorld(), pageConfig(mockConfig)]
        : [contentSecurityPolicy(), installable(), scriptsBeside()],
      earlyCalls(define),
    ],
    // Class names that a reader understands are for development; a build saves their bytes.
    oxc: command === 'build' ? { plugins: { styledComponents: buildStyles } } : {},
    define,
    experimental: { renderBuiltUrl },
    server: { port: 5173, warmup: { clientFiles: ['src/main.tsx'] } },
    preview: { port: 4173, strictPort: true },
    // Vite bundles the libraries at once and hands them out as soon as they are there: it neither scans for them nor
    // waits until it has seen all modules.
    ...(command === 'serve' && {
      optimizeDeps: { entries: [], include: librariesOf(), holdUntilCrawlEnd: false },
    }),
    ...(command === 'build' && { customLogger: strictLogger }),
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      target: 'baseline-widely-available',
      manifest: true,
      sourcemap: mocks ? false : 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          entryFileNames: 'assets/start-[hash].js',
          // The start carries the names of all files: five letters tell people enough, and seven is the shortest hash that rolldown
          // takes for so many. A part of Base UI would be named after all that load it.
          chunkFileNames: ({ name }: { name: string }) =>
            `assets/${name.split('~')[0]?.slice(0, 5)}-[hash:7].js`,
        },
      },
      // In kB: the start of a real build with what every screen needs; the demo carries its backend.
      chunkSizeWarningLimit: mocks ? 1500 : 700,
    },
  })
})
