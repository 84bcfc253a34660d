/**
 * The two levels of the category tree, in menu order. The slugs of the first level are fixed by the footer
 * links of Product §2 (`/shirts`, `/dresses`, `/skirts`, `/pants`).
 */
export const categoryTree = [
  {
    slug: 'shirts',
    name: 'Áo',
    english: 'Tops',
    children: [
      { slug: 'ao-so-mi', name: 'Áo sơ mi', english: 'Shirts' },
      { slug: 'ao-kieu', name: 'Áo kiểu', english: 'Blouses' },
      { slug: 'ao-thun', name: 'Áo thun', english: 'T-shirts' },
    ],
  },
  {
    slug: 'dresses',
    name: 'Đầm',
    english: 'Dresses',
    children: [
      { slug: 'dam-cong-so', name: 'Đầm công sở', english: 'Work dresses' },
      { slug: 'dam-dao-pho', name: 'Đầm dạo phố', english: 'Day dresses' },
      { slug: 'dam-maxi', name: 'Đầm maxi', english: 'Maxi dresses' },
      { slug: 'dam-du-tiec', name: 'Đầm dự tiệc', english: 'Party dresses' },
    ],
  },
  {
    slug: 'skirts',
    name: 'Chân váy',
    english: 'Skirts',
    children: [
      { slug: 'chan-vay-chu-a', name: 'Chân váy chữ A', english: 'A-line skirts' },
      { slug: 'chan-vay-but-chi', name: 'Chân váy bút chì', english: 'Pencil skirts' },
      { slug: 'chan-vay-xep-ly', name: 'Chân váy xếp ly', english: 'Pleated skirts' },
    ],
  },
  {
    slug: 'pants',
    name: 'Quần',
    english: 'Trousers',
    children: [
      { slug: 'quan-tay', name: 'Quần tây', english: 'Tailored trousers' },
      { slug: 'quan-ong-rong', name: 'Quần ống rộng', english: 'Wide-leg trousers' },
      { slug: 'quan-jeans', name: 'Quần jeans', english: 'Jeans' },
    ],
  },
  {
    slug: 'ao-dai',
    name: 'Áo dài',
    english: 'Ao dai',
    children: [
      { slug: 'ao-dai-truyen-thong', name: 'Áo dài truyền thống', english: 'Traditional ao dai' },
      { slug: 'ao-dai-cach-tan', name: 'Áo dài cách tân', english: 'Modern ao dai' },
    ],
  },
  {
    slug: 'outerwear',
    name: 'Áo khoác',
    english: 'Coats & jackets',
    children: [
      { slug: 'ao-blazer', name: 'Áo blazer', english: 'Blazers' },
      { slug: 'ao-mang-to', name: 'Áo măng tô', english: 'Trench & wool coats' },
      { slug: 'ao-cardigan', name: 'Áo cardigan', english: 'Cardigans' },
      { slug: 'ao-khoac-nhe', name: 'Áo khoác nhẹ', english: 'Light jackets' },
    ],
  },
] as const

type TopCategory = (typeof categoryTree)[number]
export type CategorySlug = TopCategory['slug'] | TopCategory['children'][number]['slug']
