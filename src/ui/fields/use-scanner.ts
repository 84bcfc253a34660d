import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidyCode } from '@/lib/kinds/code'
import { createScanReader } from '@/lib/scanner'

type ScannerOptions<Hit> = {
  /** The text of the field. `setText` replaces it with a scanned code. */
  text: string
  setText: (code: string) => void
  /** The search results for the text. They are undefined until they have loaded. */
  hits: readonly Hit[] | undefined
  /** Returns the code of a search result. A result with exactly the scanned code wins over all others. */
  codeOf?: (hit: Hit) => string | null | undefined
  choose: (hit: Hit) => void
}

/**
 * Recognises a barcode scanner in a search field (Product §10.2.16). If the scanned code has exactly one
 * result, `choose` is called with the result. If there is no result, the code is returned as `missed`. The
 * scanner's final Enter has no other effect in the field or its form.
 */
export function useScanner<Hit>({ text, setText, hits, codeOf, choose }: ScannerOptions<Hit>) {
  const [read] = useState(createScanReader)
  const [scanned, setScanned] = useState<{ code: string }>()
  const taken = useRef(scanned)
  const isAnswered = scanned?.code === text && hits !== undefined
  const takeHit = useEffectEvent((scan: { code: string }) => {
    if (!hits || taken.current === scan) return
    taken.current = scan
    const exact = hits.filter((hit) => tidyCode(codeOf?.(hit) ?? '') === tidyCode(scan.code))
    const [hit, other] = exact.length > 0 ? exact : hits
    if (hit !== undefined && other === undefined) choose(hit)
  })
  useEffect(
    function chooseTheOneHit() {
      if (isAnswered && scanned) takeHit(scanned)
    },
    [isAnswered, scanned],
  )
  return {
    missed: isAnswered && hits.length === 0 ? text : undefined,
    /** Handles a key. Returns the scanned code if the key is the Enter at the end of a scan. */
    onKeyDown(event: KeyboardEvent<HTMLElement>): string | undefined {
      const code = read(event.nativeEvent)
      if (code === undefined) return undefined
      event.preventDefault()
      setScanned({ code })
      setText(code)
      return code
    },
  }
}

export type ScanKeyHandler = ReturnType<typeof useScanner>['onKeyDown']
