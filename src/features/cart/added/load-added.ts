import { hasRoomForPopovers } from '@/theme/breakpoints'

/** Loads the mini cart: a panel below the header's cart button, or a sheet on phones. */
export function loadAddedCart() {
  return hasRoomForPopovers() ? import('./AddedPopover') : import('./AddedSheet')
}

/** Loads it ahead, so that it opens at once. Without a connection it is asked for again when it opens. */
export function preloadAddedCart(): void {
  loadAddedCart().catch(() => {})
}
