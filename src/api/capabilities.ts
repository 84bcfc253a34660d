import { memberOf } from '@/lib/json'

/** The operations that the host lacks; undefined until it has said so in the site info. */
let lacked: readonly unknown[] | undefined

/** Takes what the site info says of the host. A host that says nothing is asked. */
export function setCapabilities(site: unknown): void {
  const lacks = memberOf(memberOf(site, 'capabilities'), 'lacks')
  lacked = Array.isArray(lacks) ? lacks : undefined
}

/** True or false as the host has said; undefined where it has not, so that only a call can tell. */
export function hasOperation(operation: string): boolean | undefined {
  return lacked && !lacked.includes(operation)
}
