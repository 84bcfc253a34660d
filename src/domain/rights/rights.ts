import { createContext, use } from 'react'
import type { Permission, User } from '@/api/generated/model'
import { permissionOf } from './permissions.gen'

/** An operation of the API that needs a permission of the back office. */
export type StaffOperation = keyof typeof permissionOf

/**
 * The permissions of the signed-in staff member. It is null if the host does not send permissions. The host
 * then decides about each call (Product §10.21).
 */
export const RightsContext = createContext<readonly string[] | null>(null)

/**
 * Returns the permissions of a staff member. If the host supports permissions but sends none, the list is
 * empty. If the host does not support permissions, the result is null (Product §10.21.1).
 */
export function rightsOf(
  { permissions }: Pick<User, 'permissions'>,
  knowsRights: boolean,
): readonly string[] | null {
  return permissions ?? (knowsRights ? [] : null)
}

/**
 * Returns a function that takes operations and lists the permissions that the signed-in staff member lacks
 * for them.
 */
export function useLackingPermissions(): (
  operations: readonly StaffOperation[],
) => readonly Permission[] {
  const rights = use(RightsContext)
  return (operations) => missingPermissions(rights, operations)
}

/**
 * Returns a function that is true for an operation that the signed-in staff member may use: `const may =
 * useMayCall(); may('deleteProduct')`.
 */
export function useMayCall(): (operation: StaffOperation) => boolean {
  const lacking = useLackingPermissions()
  return (operation) => lacking([operation]).length === 0
}

const known = new Set<string>(Object.values(permissionOf))

/**
 * Returns the permissions that operations need and `rights` does not contain. If `rights` is null or has only
 * permissions that the contract does not know, the list is empty, because the host then decides itself.
 */
export function missingPermissions(
  rights: readonly string[] | null,
  operations: readonly StaffOperation[],
): readonly Permission[] {
  const taken = new Set<Permission>(operations.map((operation) => permissionOf[operation]))
  const isOther = rights && rights.length > 0 && !rights.some((right) => known.has(right))
  if (!rights || isOther) return []
  return [...taken].filter((permission) => !rights.includes(permission))
}
