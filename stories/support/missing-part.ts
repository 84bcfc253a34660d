/** The error of a part whose code is gone, as browsers word it. */
export const missingPart = new Error('Failed to fetch dynamically imported module: /assets/gone.js')

/** The page has been reloaded for that part already; else the story would reload itself. */
export function keepReloaded(): void {
  sessionStorage.setItem(`tanstack_router_reload:${missingPart.message}`, '1')
}
