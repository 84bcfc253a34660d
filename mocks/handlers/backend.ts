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
import { adminPaymentsHandlers } from './admin-payments'
import { adminPermissionsHandlers } from './admin-permissions'
import { adminProductsHandlers } from './admin-products'
import { adminReturnMovesHandlers, adminReturnsHandlers } from './admin-returns'
import { adminVariantsHandlers } from './admin-variants'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import { catalogueHandlers } from './catalogue'
import { adminHomeHandlers, homeHandlers } from './home'
import { ordersHandlers } from './orders'
import { searchHandlers } from './product-search'
import { restockHandlers } from './restock'
import { adminSettingsHandlers, siteHandlers } from './site'
import { userAddressesHandlers } from './user-addresses'
import { adminVouchersHandlers, vouchersHandlers } from './vouchers'
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
  ...vouchersHandlers,
  ...addressHandlers,
  ...ordersHandlers,
  ...userAddressesHandlers,
  ...adminBannersHandlers,
  ...adminVouchersHandlers,
  ...adminHomeHandlers,
  ...adminActivityHandlers,
  ...adminCustomersHandlers,
  ...adminProductsHandlers,
  ...adminVariantsHandlers,
  ...adminImportsHandlers,
  ...adminCategoriesHandlers,
  ...adminOrdersHandlers,
  ...adminOrderChangesHandlers,
  ...adminPaymentsHandlers,
  ...adminReturnsHandlers,
  ...adminReturnMovesHandlers,
  ...adminDashboardHandlers,
  ...adminSettingsHandlers,
  ...adminPermissionsHandlers,
}
