import type { Permission } from '@/api/generated/model'
import { operationTable } from '../contract/operations.gen'

/** All rights of the staff: those that operations of the contract take. */
export const permissions: readonly Permission[] = [
  ...new Set(Object.values(operationTable).flatMap(({ permission }) => permission ?? [])),
]
