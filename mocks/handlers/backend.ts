import type { Backend } from '../pipeline/backend'
import { adminActivityHandlers } from './activity/activity'
import { addressHandlers } from './address'
import { adminBannersHandlers } from './admin-banners'
import { adminCategoriesHandlers } from './admin-categories'
import { adminCustomersHandlers } from './admin-customers'
import { adminDashboardHandlers } from './admin-dashboard'
import { adminImportsHandlers } from './admin-imports'
import { adminOrderChangesHandlers } from './admin-order-changes'
import { adminOrdersHandlers } from './admin-orders'
import { adminProductsHandlers } from './admin-products'
import { adminReturnMovesHandlers, adminReturnsHandlers } from './admin-returns'
import { adminVariantsHandlers } from './admin-variants'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import { catalogueHandlers } from './catalogue'
import { adminHomeHandlers, homeHandlers } from './home'
import { ordersHandlers } from './orders'
import { restockHandlers } from './restock'
import { searchHandlers } from './search'
import { adminSettingsHandlers, siteHandlers } from './site'
import { userAddressesHandlers } from './user-addresses'
import { wishlistHandlers } from './wishlist'

/** Each operation has its handler in the file of its tag, where a missing one is an error. */
export const backend: Backend = {
  ...authHandlers,
  ...siteHandlers,
  ...cartHandlers,
  ...homeHandlers,
  ...catalogueHandlers,
  ...wishlistHandlers,
  ...searchHandlers,
  ...restockHandlers,
  ...addressHandlers,
  ...ordersHandlers,
  ...userAddressesHandlers,
  ...adminBannersHandlers,
  ...adminHomeHandlers,
  ...adminActivityHandlers,
  ...adminCustomersHandlers,
  ...adminProductsHandlers,
  ...adminVariantsHandlers,
  ...adminImportsHandlers,
  ...adminCategoriesHandlers,
  ...adminOrdersHandlers,
  ...adminOrderChangesHandlers,
  ...adminReturnsHandlers,
  ...adminReturnMovesHandlers,
  ...adminDashboardHandlers,
  ...adminSettingsHandlers,
}
