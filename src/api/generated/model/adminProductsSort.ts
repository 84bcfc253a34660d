/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminProductsSort = (typeof AdminProductsSort)[keyof typeof AdminProductsSort]

export const AdminProductsSort = {
  updated: 'updated',
  name: 'name',
  price: 'price',
  stock: 'stock',
  '-updated': '-updated',
  '-name': '-name',
  '-price': '-price',
  '-stock': '-stock',
} as const
