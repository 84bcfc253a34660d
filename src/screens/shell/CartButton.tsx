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
import { loadAddedCart } from '@/features/cart/added/load-added'
import { addedExpectedAtom, hideAddedAtom } from '@/features/cart/just-added'
import { cartUnitsAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/use-checkout-lines'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { Late } from '@/ui/feedback/Boundary'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const loadHeaderCart = () => import('@/features/cart/header/HeaderCart')
const HeaderCart = lazy(() => loadHeaderCart().then((module) => ({ default: module.HeaderCart })))

/** The page's own first work is done by then. */
const readyAfterMs = 1000

const AddedCart = lazy(() => loadAddedCart().then((module) => ({ default: module.AddedCart })))

/** Mounts it, closed: it opens at once. Without a connection it is asked for again when it opens. */
function getReady(setOpenOn: Dispatch<SetStateAction<string | null | undefined>>): void {
  const mount = () => startTransition(() => setOpenOn((now) => now ?? null))
  void loadHeaderCart().then(mount, () => {})
}

/**
 * The cart button in the header: shows the number of units and opens the cart's panel, which closes when the page
 * changes. A line that was just added shows below it, or on a sheet on phones.
 */
export function CartButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const units = useAtomValue(cartUnitsAtom)
  const name = msg('shell.cart', { n: units })
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
  const mayAdd = useAtomValue(addedExpectedAtom)
  const hideAdded = useSetAtom(hideAddedAtom)
  const onCheckout = () => goToCheckout(selected)
  return (
    <>
      <IconButton
        ref={anchor}
        label={name}
        badge={units}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => getReady(setOpenOn)}
        onClick={() => {
          hideAdded()
          setOpenOn(open ? null : page)
        }}
      >
        <BagIcon />
      </IconButton>
      <VisuallyHidden role="status">{name}</VisuallyHidden>
      {openOn !== undefined && (
        <Late>
          <HeaderCart open={open} onClose={close} anchor={anchor} onCheckout={onCheckout} />
        </Late>
      )}
      {mayAdd && (
        <Late>
          <AddedCart anchor={anchor} onCheckout={onCheckout} />
        </Late>
      )}
    </>
  )
}
