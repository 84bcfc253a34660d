/** Product §2: footer links that lead to a category. Their paths are the catalogue's slugs as well. */
export const footerCategories = ['shirts', 'dresses', 'skirts', 'pants'] as const
