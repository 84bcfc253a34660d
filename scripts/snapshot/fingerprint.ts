import { createHash } from 'node:crypto'

/** Returns a short text that stands for `text`, and can be the name of a file. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
