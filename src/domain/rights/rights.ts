import { createContext, use } from 'react'
import type { Permission } from '@/api/generated/model'
import { permissionOf } from './permissions.gen'

/** An operation of the back office that takes a right. */
export type StaffOperation = keyof typeof permissionOf

/**
 * The rights of who is signed in; null where the host says none: the API decides with each call
 * (Product §10.21).
 */
export const RightsContext = createContext<readonly string[] | null>(null)

/** Returns a function that tells which rights somebody lacks for operations; none for those who have them. */
export function useLacking(): (operations: readonly StaffOperation[]) => readonly Permission[] {
  const rights = use(RightsContext)
  return (operations) => lackingOf(rights, operations)
}

/** `const may = useMay()`, `may('deleteProduct')`: whether who is signed in may do it. */
export function useMay(): (operation: StaffOperation) => boolean {
  const lacking = useLacking()
  return (operation) => lacking([operation]).length === 0
}

const known = new Set<string>(Object.values(permissionOf))

/**
 * Returns the rights that operations take and somebody does not have, each once. Where a host says other
 * words than the contract, it decides itself.
 */
export function lackingOf(
  rights: readonly string[] | null,
  operations: readonly StaffOperation[],
): readonly Permission[] {
  const taken = new Set<Permission>(operations.map((operation) => permissionOf[operation]))
  const isOther = rights && rights.length > 0 && !rights.some((right) => known.has(right))
  if (!rights || isOther) return []
  return [...taken].filter((permission) => !rights.includes(permission))
}
