/** Spec §2: footer links that lead to a category. Their paths are the spec's, and the catalogue's slugs as well. */
export const footerCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const
