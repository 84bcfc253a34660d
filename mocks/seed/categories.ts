import { category } from '@/domain/content/description'
import type { CategoryRow } from '~mocks/db/tables'
import { productPicture, sectionPicture } from './artwork/manifest'
import { catalogue } from './catalogue/catalogue'
import { categoryTree, type CategorySlug } from './catalogue/categories'
import { inEnglish } from './english/own-texts'

function coverOf(slug: CategorySlug): string | null {
  const product = catalogue.find((entry) => entry.category === slug && entry.hasPictures)
  return product ? productPicture(product.slug, 0, 'front') : null
}

/** Returns the category tree as rows. First-level ids are 1, 2, 3 …; the children of 3 are 31, 32 … */
export function categoryRows(assetBase: string, at: string): CategoryRow[] {
  const shared = { is_active: true, created_at: at, updated_at: at }
  return categoryTree.flatMap((top, topIndex) => {
    const id = topIndex + 1
    const parent: CategoryRow = {
      ...shared,
      id,
      parent_id: null,
      name: top.name,
      name_en: '',
      slug: top.slug,
      image: assetBase + sectionPicture(`category-${top.slug}`),
      position: id,
      level: 1,
    }
    const children = top.children.map(({ slug, name }, index): CategoryRow => {
      const cover = coverOf(slug)
      return {
        ...shared,
        id: id * 10 + index + 1,
        parent_id: id,
        name,
        name_en: '',
        slug,
        image: cover && assetBase + cover,
        position: index + 1,
        level: 2,
      }
    })
    return [parent, ...children].map((row) => inEnglish(category, row))
  })
}
