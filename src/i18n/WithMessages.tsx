import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useAtomValue, useSetAtom } from '@/lib/store'
import type { Bundle } from './bundles'
import { ensureMessagesAtom, readLanguageAtom } from './state'

type WithMessagesProps = {
  bundle: Bundle
  fallback?: ReactNode
  children: ReactNode
}

const reported = new WeakSet<Error>()

/** Reports a failed load once, though every component that waits for the bundle hears of it, as do the hearts of a list. */
function reportOnce(error: Error): void {
  if (reported.has(error)) return
  reported.add(error)
  reportError(error)
}

/** Loads a bundle of texts, then shows `children`. For parts that load after their route. */
export function WithMessages({ bundle, fallback = null, children }: WithMessagesProps) {
  // Deferred, because many components may appear at once, such as the hearts of a list.
  const ready = useDeferredValue(useAtomValue(readLanguageAtom).bundles.includes(bundle))
  const ensure = useSetAtom(ensureMessagesAtom)
  useEffect(
    function loadTexts() {
      ensure(bundle).catch(reportOnce)
    },
    [bundle, ensure],
  )
  return ready ? children : fallback
}
