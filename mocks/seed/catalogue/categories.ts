import tree from './categories.json' with { type: 'json' }

/** A category with its names in both languages. The slug is the last part of its URL. */
type Category = { slug: string; name: string; english: string }

/**
 * The two levels of the category tree, in menu order. The slugs of the first level are fixed by the footer
 * links of Product §2 (`/shirts`, `/dresses`, `/skirts`, `/pants`).
 */
export const categoryTree: ReadonlyArray<Category & { children: readonly Category[] }> = tree
