import { createLazyFileRoute } from '@tanstack/react-router'
import { AddressesScreen } from '@/features/address-book/AddressesScreen'

export const Route = createLazyFileRoute('/_shop/account/addresses')({ component: AddressesScreen })
