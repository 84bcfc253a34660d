import { reloadFor } from '@/lib/reload-page'

/** The error of browsers for a chunk that no longer exists. */
export const missingPart = new Error('Failed to fetch dynamically imported module: /assets/gone.js')

/** Records a reload for that chunk; otherwise the story would reload its page. */
export function keepReloaded(): void {
  reloadFor(missingPart).write('1')
}
