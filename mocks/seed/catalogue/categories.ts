/**
 * The two levels of the category tree, in menu order. The slugs of the first level are fixed by the footer
 * links of Product §2 (`/shirts`, `/dresses`, `/skirts`, `/pants`).
 */
export const categoryTree = [
  {
    slug: 'shirts',
    name: 'Áo',
    children: [
      { slug: 'ao-so-mi', name: 'Áo sơ mi' },
      { slug: 'ao-kieu', name: 'Áo kiểu' },
      { slug: 'ao-thun', name: 'Áo thun' },
    ],
  },
  {
    slug: 'dresses',
    name: 'Đầm',
    children: [
      { slug: 'dam-cong-so', name: 'Đầm công sở' },
      { slug: 'dam-dao-pho', name: 'Đầm dạo phố' },
      { slug: 'dam-maxi', name: 'Đầm maxi' },
      { slug: 'dam-du-tiec', name: 'Đầm dự tiệc' },
    ],
  },
  {
    slug: 'skirts',
    name: 'Chân váy',
    children: [
      { slug: 'chan-vay-chu-a', name: 'Chân váy chữ A' },
      { slug: 'chan-vay-but-chi', name: 'Chân váy bút chì' },
      { slug: 'chan-vay-xep-ly', name: 'Chân váy xếp ly' },
    ],
  },
  {
    slug: 'pants',
    name: 'Quần',
    children: [
      { slug: 'quan-tay', name: 'Quần tây' },
      { slug: 'quan-ong-rong', name: 'Quần ống rộng' },
      { slug: 'quan-jeans', name: 'Quần jeans' },
    ],
  },
  {
    slug: 'ao-dai',
    name: 'Áo dài',
    children: [
      { slug: 'ao-dai-truyen-thong', name: 'Áo dài truyền thống' },
      { slug: 'ao-dai-cach-tan', name: 'Áo dài cách tân' },
    ],
  },
  {
    slug: 'outerwear',
    name: 'Áo khoác',
    children: [
      { slug: 'ao-blazer', name: 'Áo blazer' },
      { slug: 'ao-mang-to', name: 'Áo măng tô' },
      { slug: 'ao-cardigan', name: 'Áo cardigan' },
      { slug: 'ao-khoac-nhe', name: 'Áo khoác nhẹ' },
    ],
  },
] as const

type TopCategory = (typeof categoryTree)[number]
/** Slug of a category that products belong to: of the second level, or of the first while nobody has sorted them in. */
export type CategorySlug = TopCategory['slug'] | TopCategory['children'][number]['slug']
