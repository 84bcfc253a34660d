import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useAtomValue, useSetAtom } from '@/lib/store'
import type { Bundle } from './bundles'
import { ensureMessagesAtom, readLanguageAtom } from './state'

type WithMessagesProps = {
  bundle: Bundle
  /** Stands until the texts are there. */
  fallback?: ReactNode
  children: ReactNode
}

/** For parts that load late, with texts of their own: shows `children` once those are there. */
export function WithMessages({ bundle, fallback = null, children }: WithMessagesProps) {
  // In slices: what waited for these texts may be much, such as the hearts of a list.
  const ready = useDeferredValue(useAtomValue(readLanguageAtom).bundles.includes(bundle))
  const ensure = useSetAtom(ensureMessagesAtom)
  useEffect(
    function loadTexts() {
      ensure(bundle).catch(reportError)
    },
    [bundle, ensure],
  )
  return ready ? children : fallback
}
