import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { differingParts } from '@/domain/admin/product-diff'
import type { ProductForm } from '@/domain/admin/product-form'
import { whenLeaving } from '@/lib/leaving'
import { removeKept, writeKept } from './kept'

/** After the last key. */
const keepAfterMs = 600

type Keeping = {
  id: number | null
  /** As typed by now. */
  values: ProductForm
  /** What is saved. */
  baseForm: ProductForm
  version: string | null
  /** Whether they differ; may come a little after the values. */
  isDirty: boolean
  /** Not while older changes wait to be restored: they would be written over. */
  enabled: boolean
}

/**
 * Keeps unsaved changes on this device, soon after typing and when the page is left or hidden. Answers whether there
 * was room for them.
 */
export function useKeeping({ id, values, baseForm, version, isDirty, enabled }: Keeping): boolean {
  const [isKept, setIsKept] = useState(true)
  /** Writes what is unsaved now; also again on leaving, for another tab that saved may have removed it. */
  const write = useRef<(() => void) | null>(null)
  const wrote = useRef(false)
  const flush = useCallback(() => write.current?.(), [])

  const saved = useRef(baseForm)
  useLayoutEffect(function rememberSaved() {
    saved.current = baseForm
  })
  // With the drawing: what is seen is kept, even if the tab closes before React comes to its later effects.
  useLayoutEffect(
    function keepSoon() {
      write.current = null
      if (!enabled) return
      write.current = () => {
        if (differingParts(values, saved.current).length === 0) return
        wrote.current = true
        setIsKept(writeKept(id, values, version))
      }
      if (!isDirty) {
        if (wrote.current) removeKept(id)
        wrote.current = false
        return
      }
      const timer = setTimeout(flush, keepAfterMs)
      return () => clearTimeout(timer)
    },
    [id, values, version, isDirty, enabled, flush],
  )

  useEffect(
    function keepWhenLeft() {
      const stop = whenLeaving(flush)
      return () => {
        stop()
        flush()
      }
    },
    [flush],
  )
  return isKept
}
