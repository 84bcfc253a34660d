import { ApiError, isGone } from './errors'

/** True where the host has no such operation; of optional ones the shop then says so and does without. */
export function isNotOffered(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && [405, 501].includes(Number(error.status)))
}
