import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidyCode } from '@/lib/kinds/code'
import { scanReader } from '@/lib/scanner'

type ScannerOptions<Hit> = {
  /** The text of the field, and what puts a scanned code in its place. */
  text: string
  setText: (code: string) => void
  /** The hits for the text; undefined until the answer is there. */
  hits: readonly Hit[] | undefined
  /** A hit's own code: where one has the scanned code, the others do not count. */
  codeOf?: (hit: Hit) => string | null | undefined
  choose: (hit: Hit) => void
}

/**
 * Tells a scanner from hands in a field that finds something (Product §10.2.18): the one hit is chosen, a
 * code without one is `missed`. Its Enter means nothing else to the field or its form.
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
    /** Returns the code with the Enter that ends a scan. */
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
