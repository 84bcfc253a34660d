import { createFileRoute } from '@tanstack/react-router'
import { cartSearch } from '@/domain/cart/cart-link'

export const Route = createFileRoute('/_shop/cart')({ validateSearch: cartSearch })
