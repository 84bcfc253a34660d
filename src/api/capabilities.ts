import { memberOf } from '@/lib/json'

/** The operations that the host lacks. Undefined until the site info has listed them. */
let lacked: readonly unknown[] | undefined

/** Takes what the site info says of the host. A host that says nothing is asked. */
export function setCapabilities(site: unknown): void {
  const lacks = memberOf(memberOf(site, 'capabilities'), 'lacks')
  lacked = Array.isArray(lacks) ? lacks : undefined
}

/**
 * Returns true or false if the host has said whether it has the operation. Returns undefined if only a call
 * can tell.
 */
export function hasOperation(operation: string): boolean | undefined {
  return lacked && !lacked.includes(operation)
}
