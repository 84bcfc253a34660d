import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidyCode } from '@/lib/kinds/code'
import { scanReader } from '@/lib/scanner'

type ScannerOptions<Hit> = {
  /** The text of the field, and the function that replaces it with a scanned code. */
  text: string
  setText: (code: string) => void
  /** The hits for the text. Undefined until the answer has arrived. */
  hits: readonly Hit[] | undefined
  /** Returns a hit's own code. If a hit has the scanned code, the other hits do not count. */
  codeOf?: (hit: Hit) => string | null | undefined
  choose: (hit: Hit) => void
}

/**
 * Recognises a scanner in a field that finds something (Product §10.2.18). If there is exactly one hit for
 * the code, it is chosen. A code without a hit is returned as `missed`. The scanner's Enter does nothing else
 * in the field or its form.
 */
export function useScanner<Hit>({ text, setText, hits, codeOf, choose }: ScannerOptions<Hit>) {
  const [read] = useState(scanReader)
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
    /** Returns the scanned code if this key is the Enter at the end of a scan. */
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

export type ScanKey = ReturnType<typeof useScanner>['onKeyDown']
