import { createLazyFileRoute } from '@tanstack/react-router'
import { AddressesScreen } from '@/screens/account/AddressesScreen'

export const Route = createLazyFileRoute('/_shop/account/addresses')({ component: AddressesScreen })
