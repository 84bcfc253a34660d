import { useState } from 'react'
import * as v from 'valibot'
import { validEntries } from '@/lib/schema'
import { localStore, readStored } from '@/lib/storage'

/**
 * Which optional columns of a list this browser leaves out; `list` names it in local storage (`columns_{list}`).
 * `usual` are those left out until somebody chooses.
 */
export function useHiddenColumns(list: string, usual: readonly string[] = none) {
  const key = `columns_${list}`
  const [hidden, setHidden] = useState(
    () => readStored(localStore, key, validEntries(v.string())) ?? usual,
  )
  const change = (next: readonly string[]) => {
    setHidden(next)
    localStore.write(key, JSON.stringify(next))
  }
  return [hidden, change] as const
}

const none: readonly string[] = []
