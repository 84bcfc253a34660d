import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { addressWalls, importWalls, typeWalls } from './plugin.ts'

const flagged = "if (__API_MOCKS__) { await import('~mocks/browser') }"
const onlyMain = 'only main.tsx may import mocks, by import() behind __API_MOCKS__'
const calls = "only a feature's queries.ts and mutations.ts may import generated calls"
const apart = 'wishlist may not import cart, which stands above it (tools/import-walls/walls.ts)'

/** Allowed imports: the importing file and its code. */
const allowed: ReadonlyArray<readonly [file: string, code: string]> = [
  ['src/routes/cart.tsx', "import { CartScreen } from '@/screens/cart/CartScreen'"],
  ['src/routes/cart.tsx', "import { cartQuery } from '@/features/cart/queries'"],
  ['src/routes/cart.tsx', "import type { RouterContext } from '@/app/router-context'"],
  ['src/routes/cart.tsx', "import { loadMessages } from '@/i18n/load-messages'"],
  ['src/screens/cart/CartScreen.tsx', "import { CartList } from '@/features/cart/CartList'"],
  ['src/screens/cart/CartScreen.tsx', "import type { Line } from '@/api/generated/model'"],
  ['src/features/cart/CartList.tsx', "import { lineKey } from './state'"],
  ['src/features/cart/CartList.tsx', "import { Heart } from '@/features/wishlist/Heart'"],
  ['src/features/cart/queries.ts', "import { cartProducts } from '@/api/generated/cart/cart'"],
  ['src/features/cart/mutations.ts', "import { login } from '@/api/generated/auth/auth'"],
  ['src/features/cart/CartList.tsx', "import type { Line } from '@/api/generated/model'"],
  ['src/features/cart/status.ts', "import { OrderStatus } from '@/api/generated/model'"],
  ['src/features/cart/errors.ts', "import { ApiError } from '@/api/errors'"],
  ['src/domain/cart/cart.ts', "import type { Line } from '@/api/generated/model'"],
  ['src/domain/cart/cart.ts', "import { type Line } from '@/api/generated/model'"],
  ['src/domain/cart/cart.ts', "import { limits } from '@/lib/limits'"],
  [
    'src/i18n/shop-intl.test.tsx',
    "import { compileMessages } from '../../scripts/messages/compile.ts'",
  ],
  ['src/ui/data/Price.tsx', "import { formatVnd } from '@/lib/numbers'"],
  ['src/ui/media/Slider.tsx', "import { useKeenSlider } from 'keen-slider/react'"],
  ['src/ui/form/Form.tsx', "import { Formik } from 'formik'"],
  ['src/ui/form/Form.tsx', "import { TextField } from '../fields/TextField'"],
  ['src/ui/sortable/SortableList.tsx', "import { arrayMove } from '@dnd-kit/sortable'"],
  ['src/ui/rich-text/RichTextEditor.tsx', "import { useEditor } from '@tiptap/react'"],
  ['src/ui/table/list-table.ts', "import { createTableHook } from '@tanstack/react-table'"],
  ['src/features/checkout/schema.ts', "import { object } from 'yup'"],
  ['src/ui/overlays/Dialog.tsx', "import { Dialog } from '@base-ui/react/dialog'"],
  ['src/lib/store.ts', "export { atom } from 'jotai'"],
  ['src/lib/shop-config.ts', "import { parseJson } from './storage'"],
  ['src/app/App.tsx', "import { routeTree } from '@/routeTree.gen'"],
  ['src/main.tsx', "import { App } from './app/App'"],
  ['src/main.tsx', flagged],
  ['src/features/cart/queries.test.ts', "import { server } from '~mocks/node'"],
  ['mocks/rules/pricing.ts', "import { cartTotal } from '@/domain/cart/cart'"],
  ['mocks/node.ts', "import { setupServer } from 'msw/node'"],
  ['src/features/cart/queries.test.ts', "import { setupServer } from 'msw/node'"],
  ['mocks/devtools/panel/elements.tsx', "import type { MessageId } from '@/i18n/message-id.gen'"],
  ['mocks/db/tables.ts', "import type { Order } from '@/api/generated/model'"],
  ['mocks/errors/row.ts', "import type { MessageId } from '@/i18n/message-id.gen'"],
  ['stories/ui/data/Price.stories.tsx', "import { Price } from '@/ui/data/Price'"],
  ['.storybook/mock-world.ts', "import { worker } from '~mocks/browser'"],
]

/** Forbidden imports: the importing file, its code, and the rule's message. */
const forbidden: ReadonlyArray<readonly [file: string, code: string, message: string]> = [
  ['src/features/wishlist/Heart.tsx', "import { CartList } from '@/features/cart/CartList'", apart],
  ['src/features/wishlist/Heart.tsx', "import { CartList } from '../cart/CartList'", apart],
  ['src/features/wishlist/Heart.tsx', "const x = import('@/features/cart/CartList')", apart],
  ['src/features/wishlist/Heart.tsx', "export { CartList } from '@/features/cart/CartList'", apart],
  [
    'src/features/cart/CartList.tsx',
    "import { Basket } from '@/features/basket/Basket'",
    'basket has no place in the order of features in tools/import-walls/walls.ts',
  ],
  ['src/features/wishlist/Heart.tsx', "export * from '@/features/cart/CartList'", apart],
  ['src/features/wishlist/Heart.tsx', "import type { C } from '@/features/cart/CartList'", apart],
  ['src/features/wishlist/Heart.tsx', "type H = import('@/features/cart/CartList').C", apart],
  [
    'src/features/cart/CartList.tsx',
    "import { X } from '@/screens/X'",
    'features may not import screens',
  ],
  ['src/features/cart/CartList.tsx', "import { getCart } from '@/api/generated/cart/cart'", calls],
  [
    'src/ui/fields/TextField.tsx',
    "import { Form } from '../form/Form'",
    'fields may not import form, which stands above it (tools/import-walls/walls.ts)',
  ],
  ['src/ui/Card.tsx', "import { ApiError } from '@/api/errors'", 'ui may not import api'],
  ['src/ui/Card.tsx', "import type { P } from '@/api/generated/model'", 'ui may not import api'],
  ['src/screens/X.tsx', "import { http } from '@/api/http'", 'screens may not import api'],
  [
    'src/screens/X.tsx',
    "import { Status } from '@/api/generated/model'",
    'screens may not import api',
  ],
  ['src/routes/cart.tsx', "import { Link } from '@/ui/actions/Link'", 'routes may not import ui'],
  [
    'src/routes/cart.tsx',
    "import { CartList } from '@/features/cart/CartList'",
    "routes may import a feature's screens and queries only",
  ],
  [
    'src/domain/cart/cart.ts',
    "import { Status } from '@/api/generated/model'",
    'domain may not import api',
  ],
  [
    'src/domain/cart/cart.ts',
    "import { color } from '@/theme/tokens.gen'",
    'domain may not import theme',
  ],
  ['src/lib/numbers.ts', "import { msg } from '@/i18n/use-msg'", 'lib may not import i18n'],
  ['src/theme/tokens.gen.ts', "import { px } from '@/lib/px'", 'theme may not import lib'],
  ['src/api/http.ts', "import { toast } from '@/ui/toast/toast'", 'api may not import ui'],
  ['src/app/App.tsx', "import { x } from '../../scripts/x'", 'app may not import scripts'],
  ['src/stray.ts', "import { x } from '@/lib/x'", 'src/stray may not import lib'],
  ['mocks/rules/pricing.ts', "import { Price } from '@/ui/data/Price'", 'mocks may not import ui'],
  ['mocks/errors/row.ts', "import { useMsg } from '@/i18n/use-msg'", 'mocks may not import i18n'],
  [
    'mocks/rules/pricing.ts',
    "import { OrderStatus } from '@/api/generated/model'",
    'mocks may not import api',
  ],
  [
    'mocks/seed/products.ts',
    "import { groundFor } from '../../tools/artwork/scene/surroundings.ts'",
    'mocks may not import tools',
  ],
  ['src/app/App.tsx', "import { worker } from '~mocks/browser'", onlyMain],
  ['src/main.tsx', "import { worker } from '~mocks/browser'", onlyMain],
  ['src/main.tsx', "const x = import('~mocks/browser')", onlyMain],
  [
    'src/features/cart/state.ts',
    "import { atom } from 'jotai'",
    'jotai may only be imported in ^src\\/lib\\/store$',
  ],
  [
    'src/features/checkout/DeliveryFields.tsx',
    "import { string } from 'yup'",
    'yup may only be imported in ^src\\/(ui\\/form\\/|features\\/.*\\/(\\w+-)*schema(\\.test)?$)',
  ],
]

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } })

tester.run('imports', importWalls, {
  valid: allowed.map(([file, code]) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
  })),
  invalid: forbidden.map(([file, code, message]) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
    errors: [{ message }],
  })),
})

tester.run('addresses', addressWalls, {
  valid: [
    "withParams('/products?q=a', { page })",
    '`${shop}/orders/track`',
    '`${n} left?`',
    "sure ? 'a' : 'b' + '='",
    "key === '?'",
  ],
  invalid: [
    '`${url}?variant=${id}`',
    '`/api/products?page=1&per_page=${rows}`',
    '`${path}?${params}`',
    "path + '?' + params",
    "url + '&a=' + b",
    "const begins = 'https://post.example/?key='",
  ].map((code) => ({ code, errors: code.includes("&a='") ? 2 : 1 })),
})

tester.run('types', typeWalls, {
  valid: [
    'type Row = { id: number }',
    "declare module 'a' { interface Register { id: number } }",
    'declare global { interface Window { id: number } }',
  ].map((code) => ({ code, filename: 'a.ts' })),
  invalid: [{ code: 'export interface Row { id: number }', filename: 'a.ts', errors: 1 }],
})

describe('oxlint with the plugin', () => {
  it('fails on a project that breaks the rules and names every file', () => {
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const project = mkdtempSync(join(tmpdir(), 'walls-'))
    const files = {
      '.oxlintrc.json': JSON.stringify({
        jsPlugins: [resolve('tools/import-walls/plugin.ts')],
        categories: { correctness: 'off' },
        rules: { 'walls/imports': 'error' },
      }),
      'src/ui/Card.ts':
        "import { request } from '@/api/request'\nexport const card = () => request('card')\n",
      'src/features/cart/total.ts': "export const load = () => import('../checkout/state')\n",
      'src/features/cart/state.ts': 'export const state = 1\n',
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(project, file, '..'), { recursive: true })
      writeFileSync(join(project, file), text)
    }
    const { status, stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: project,
      encoding: 'utf8',
    })
    rmSync(project, { recursive: true })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
    expect(status).toBe(1)
    expect(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')).sort()).toEqual([
      'src/features/cart/total.ts',
      'src/ui/Card.ts',
    ])
  })
})
