declare global {
  interface Navigator {
    /** Only Chromium has this member. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Returns true if the browser saves data or has a slow connection. The shop then loads nothing ahead of time
 * (Product §1.5e).
 */
export function isSavingData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}
