import type { Backend } from '../pipeline/backend'
import {
  adminPermissionsHandlers,
  authHandlers,
  userAddressesHandlers,
  wishlistHandlers,
} from './account'
import { adminActivityHandlers } from './activity'
import { addressHandlers } from './address'
import { adminCategoriesHandlers } from './admin-categories'
import { adminCustomersHandlers } from './admin-customers'
import { adminDashboardHandlers } from './admin-dashboard'
import { adminImportsHandlers } from './admin-imports'
import { adminOrderChangesHandlers } from './admin-order-changes'
import { adminOrdersHandlers } from './admin-orders'
import { adminPaymentsHandlers } from './admin-payments'
import { adminProductsHandlers } from './admin-products'
import { adminReturnMovesHandlers, adminReturnsHandlers } from './admin-returns'
import { adminVariantsHandlers } from './admin-variants'
import { cartHandlers } from './cart'
import { catalogueHandlers, restockHandlers, searchHandlers } from './catalogue'
import { adminBannersHandlers, adminHomeHandlers, homeHandlers } from './home'
import { ordersHandlers } from './orders'
import { adminSettingsHandlers, siteHandlers } from './site'
import { adminVouchersHandlers, vouchersHandlers } from './vouchers'

/**
 * The handlers of all operations. If a handler is missing, the compiler reports it in the file of its tag.
 */
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
