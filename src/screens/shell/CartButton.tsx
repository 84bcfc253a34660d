import { useRouterState } from '@tanstack/react-router'
import {
  type Dispatch,
  lazy,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cartUnitsAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/use-checkout'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { Late } from '@/ui/feedback/Boundary'

const loadHeaderCart = () => import('@/features/cart/HeaderCart')
const HeaderCart = lazy(() => loadHeaderCart().then((module) => ({ default: module.HeaderCart })))

/** The page's own first work is done by then. */
const readyAfterMs = 1000

/** Mounts it, closed: it opens at once. Without a connection it is asked for again when it opens. */
function getReady(setOpenOn: Dispatch<SetStateAction<string | null | undefined>>): void {
  const mount = () => startTransition(() => setOpenOn((now) => now ?? null))
  void loadHeaderCart().then(mount, () => {})
}

/**
 * The cart button in the header: shows the number of units and opens the cart's panel, which closes when the page
 * changes. It announces nothing: what changes the cart says so itself, in a toast or beside a quantity.
 */
export function CartButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const units = useAtomValue(cartUnitsAtom)
  const page = useRouterState({ select: (state) => state.location.pathname })
  const [openOn, setOpenOn] = useState<string | null>()
  // Returning to the page must not open it again.
  if (openOn && openOn !== page) setOpenOn(null)
  const open = openOn === page
  const close = useCallback(() => setOpenOn(null), [])
  const isFilled = units > 0
  useEffect(
    function getReadySoon() {
      if (!isFilled) return undefined
      const timer = setTimeout(getReady, readyAfterMs, setOpenOn)
      return () => clearTimeout(timer)
    },
    [isFilled],
  )
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  return (
    <>
      <IconButton
        ref={anchor}
        label={msg('shell.cart', { n: units })}
        badge={units}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => getReady(setOpenOn)}
        onClick={() => setOpenOn(open ? null : page)}
      >
        <BagIcon />
      </IconButton>
      {openOn !== undefined && (
        <Late>
          <HeaderCart
            open={open}
            onClose={close}
            anchor={anchor}
            onCheckout={() => goToCheckout(selected)}
          />
        </Late>
      )}
    </>
  )
}
