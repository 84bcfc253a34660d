import { createFileRoute } from '@tanstack/react-router'
import { AddressesScreen } from '@/screens/account/AddressesScreen'

/** Product §6: visitors, and whoever meets a 401 here, go to the home page. */
export const Route = createFileRoute('/_shop/account/addresses')({
  staticData: { visitorsGoHome: true },
  component: AddressesScreen,
})
