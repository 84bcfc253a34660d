import { space } from '@/theme/tokens'

/** Room behind a menu item's word for the chevron of its `NavigationMenu`, which loads later. */
export const chevronRoom = space(4.5)
