import { createContext, use } from 'react'
import type { Permission, User } from '@/api/generated/model'
import { permissionOf } from './permissions.gen'

/** An operation of the back office that needs a permission. */
export type StaffOperation = keyof typeof permissionOf

/**
 * The permissions of the signed-in staff member. Null if the host sends none: the API then decides at each
 * call (Product §10.21).
 */
export const RightsContext = createContext<readonly string[] | null>(null)

/**
 * Returns the permissions of a staff member. A host that knows rights and names none has allowed nothing. For
 * one that knows no rights: null (Product §10.21.1b).
 */
export function rightsOf(
  { permissions }: Pick<User, 'permissions'>,
  knowsRights: boolean,
): readonly string[] | null {
  return permissions ?? (knowsRights ? [] : null)
}

/** Returns a function that lists the missing permissions for operations. */
export function useLacking(): (operations: readonly StaffOperation[]) => readonly Permission[] {
  const rights = use(RightsContext)
  return (operations) => lackingOf(rights, operations)
}

/** `const may = useMay()`: `may('deleteProduct')` is true when the signed-in staff member may do it. */
export function useMay(): (operation: StaffOperation) => boolean {
  const lacking = useLacking()
  return (operation) => lacking([operation]).length === 0
}

const known = new Set<string>(Object.values(permissionOf))

/**
 * Returns the permissions that operations need and `rights` lacks, each once. Returns none when the host uses
 * other words than the contract, because then the host decides.
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
