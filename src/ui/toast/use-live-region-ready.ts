import { useEffect, useState } from 'react'

/** Time after which screen readers know a new live region, in ms. */
const settleMs = 100

/** Turns true shortly after mounting: a live region only reads out what comes after the region itself. */
export function useLiveRegionReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(function waitForTheRegion() {
    const timer = setTimeout(() => setReady(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}
