/** Spec §2: footer links that lead to a category. The paths are the spec's, the slugs those of the catalogue. */
export const footerCategories = {
  '/shirts': 'shirts',
  '/dresses': 'dresses',
  '/skirts': 'skirts',
  '/pants': 'pants',
} as const
