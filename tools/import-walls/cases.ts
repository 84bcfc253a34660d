const flagged = "if (__API_MOCKS__) { await import('~mocks/browser') }"
const wholesale = 'only main.tsx loads mocks, by import() behind __API_MOCKS__'
const calls = "generated calls belong into a feature's queries.ts or mutations.ts"
const apart = 'cart may not know wishlist: a screen joins features by props'

/** Imports that keep the walls: importing file, code. */
export const allowed: ReadonlyArray<readonly [file: string, code: string]> = [
  ['src/routes/cart.tsx', "import { CartScreen } from '@/screens/cart/CartScreen'"],
  ['src/routes/cart.tsx', "import { cartQuery } from '@/features/cart/queries'"],
  ['src/routes/cart.tsx', "import type { RouterContext } from '@/app/router-context'"],
  ['src/routes/cart.tsx', "import { loadMessages } from '@/i18n/load-messages'"],
  ['src/screens/cart/CartScreen.tsx', "import { CartList } from '@/features/cart/CartList'"],
  ['src/screens/cart/CartScreen.tsx', "import type { Line } from '@/api/generated/model'"],
  ['src/features/cart/CartList.tsx', "import { lineKey } from './state'"],
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
  ['src/ui/data/Price.tsx', "import { formatVnd } from '@/lib/money'"],
  ['src/ui/media/slider/KeenSlides.tsx', "import { useKeenSlider } from 'keen-slider/react'"],
  ['src/ui/form/Form.tsx', "import { Formik } from 'formik'"],
  ['src/ui/overlays/Dialog.tsx', "import { Dialog } from '@base-ui/react/dialog'"],
  ['src/lib/store.ts', "export { atom } from 'jotai'"],
  ['src/lib/shop-config.ts', "import { parseJson } from './storage'"],
  ['src/app/App.tsx', "import { routeTree } from '@/routeTree.gen'"],
  ['src/main.tsx', "import { App } from './app/App'"],
  ['src/main.tsx', flagged],
  ['src/features/cart/queries.test.ts', "import { server } from '~mocks/node'"],
  ['mocks/rules/pricing.ts', "import { cartTotal } from '@/domain/cart/cart'"],
  ['mocks/node.ts', "import { setupServer } from 'msw/node'"],
  ['mocks/db/tables.ts', "import type { Order } from '@/api/generated/model'"],
  ['stories/ui/data/Price.stories.tsx', "import { Price } from '@/ui/data/Price'"],
  ['.storybook/mock-world.ts', "import { worker } from '~mocks/browser'"],
]

/** Imports that break a wall: importing file, code, what the rule says. */
export const forbidden: ReadonlyArray<readonly [file: string, code: string, message: string]> = [
  ['src/features/cart/CartList.tsx', "import { Heart } from '@/features/wishlist/Heart'", apart],
  ['src/features/cart/CartList.tsx', "import { Heart } from '../wishlist/Heart'", apart],
  ['src/features/cart/CartList.tsx', "const x = import('@/features/wishlist/Heart')", apart],
  ['src/features/cart/CartList.tsx', "export { Heart } from '@/features/wishlist/Heart'", apart],
  ['src/features/cart/CartList.tsx', "export * from '@/features/wishlist/Heart'", apart],
  ['src/features/cart/CartList.tsx', "import type { H } from '@/features/wishlist/Heart'", apart],
  ['src/features/cart/CartList.tsx', "type H = import('@/features/wishlist/Heart').H", apart],
  [
    'src/features/cart/CartList.tsx',
    "import { X } from '@/screens/X'",
    'features may not import screens',
  ],
  ['src/features/cart/CartList.tsx', "import { getCart } from '@/api/generated/cart/cart'", calls],
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
    "routes may import a feature's queries only",
  ],
  [
    'src/domain/cart/cart.ts',
    "import { Status } from '@/api/generated/model'",
    'domain may not import api',
  ],
  [
    'src/domain/cart/cart.ts',
    "import { color } from '@/theme/tokens'",
    'domain may not import theme',
  ],
  ['src/lib/money.ts', "import { msg } from '@/i18n/use-msg'", 'lib may not import i18n'],
  ['src/theme/tokens.ts', "import { px } from '@/lib/px'", 'theme may not import lib'],
  ['src/api/http.ts', "import { toast } from '@/ui/toast/toast'", 'api may not import ui'],
  ['src/app/App.tsx', "import { x } from '../../scripts/x'", 'app may not import scripts'],
  ['src/stray.ts', "import { x } from '@/lib/x'", 'src/stray may not import lib'],
  ['mocks/rules/pricing.ts', "import { Price } from '@/ui/data/Price'", 'mocks may not import ui'],
  [
    'mocks/rules/pricing.ts',
    "import { OrderStatus } from '@/api/generated/model'",
    'mocks may not import api',
  ],
  ['src/app/App.tsx', "import { worker } from '~mocks/browser'", wholesale],
  ['src/main.tsx', "import { worker } from '~mocks/browser'", wholesale],
  ['src/main.tsx', "const x = import('~mocks/browser')", wholesale],
  [
    'src/features/cart/state.ts',
    "import { atom } from 'jotai'",
    'jotai is known to one place only: ^src\\/lib\\/store$',
  ],
  [
    'src/features/cart/Form.tsx',
    "import { Formik } from 'formik'",
    'formik is known to one place only: ^src\\/ui\\/form\\/',
  ],
]
