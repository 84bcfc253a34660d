import { memberOf } from '@/lib/json'

/**
 * The operations that the host does not have. The list is undefined until the site info has loaded, and also
 * if the site info has no such list.
 */
let lacked: readonly unknown[] | undefined

/**
 * Stores the operations that the host lacks, as listed in the site info. Without such a list, each operation
 * is tried.
 */
export function setHostCapabilities(site: unknown): void {
  const lacks = memberOf(memberOf(site, 'capabilities'), 'lacks')
  lacked = Array.isArray(lacks) ? lacks : undefined
}

/**
 * Returns whether the host has the operation. Returns undefined if the host has sent no list of missing
 * operations. Only a call can then show whether the operation exists.
 */
export function hostHasOperation(operation: string): boolean | undefined {
  return lacked && !lacked.includes(operation)
}
