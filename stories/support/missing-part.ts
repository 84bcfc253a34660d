import { reloadMarkOf } from '@/lib/reload-page'

/** The error with which browsers report a file that no longer exists. */
export const missingPart = new Error('Failed to fetch dynamically imported module: /assets/gone.js')

/**
 * Marks that the page has already reloaded for the missing file. Otherwise the story would reload its page.
 */
export function keepReloaded(): void {
  reloadMarkOf(missingPart).write('1')
}
