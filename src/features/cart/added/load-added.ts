import { hasRoomForPopovers } from '@/theme/breakpoints'

/** Loads the mini cart: a panel below the header's cart button, or a sheet on phones. */
export function loadAddedCart() {
  return hasRoomForPopovers() ? import('./AddedPopover') : import('./AddedSheet')
}
