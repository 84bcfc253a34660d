import type { ProductImportRow } from '@/api/generated/model'
import { fold } from '@/lib/text'

/** What a column of a file can be, in the order of the shop's own file. */
export const importFields = [
  'product_id',
  'variant_id',
  'name',
  'brand',
  'category',
  'status',
  'is_featured',
  'color',
  'size',
  'sku',
  'price',
  'original_price',
  'stock',
  'updated_at',
] as const satisfies (keyof ProductImportRow)[]
export type ImportField = (typeof importFields)[number]

/** What each column of a file is; null for one that is left out. */
export type Mapping = readonly (ImportField | null)[]

/** Headings, folded, that mean a field: our own in both languages, and those of other shops. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  product_id: ['id', 'id san pham', 'ma san pham', 'product id', 'product_id'],
  variant_id: ['id phan loai', 'ma phan loai', 'variant id', 'variant_id'],
  name: ['ten', 'ten san pham', 'san pham', 'product', 'product name', 'name', 'title'],
  brand: ['thuong hieu', 'nhan hieu', 'brand', 'vendor'],
  category: ['danh muc', 'category', 'product category'],
  status: ['trang thai', 'status'],
  is_featured: ['noi bat', 'featured', 'is_featured'],
  color: ['mau', 'mau sac', 'color', 'colour'],
  size: ['size', 'kich co', 'kich thuoc', 'co'],
  sku: ['ma sku', 'sku', 'ma hang', 'variant sku'],
  price: ['gia', 'gia ban', 'price', 'gia (vnd)', 'price (vnd)', 'variant price'],
  original_price: [
    'gia goc',
    'gia niem yet',
    'original price',
    'original_price',
    'compare-at price',
    'variant compare at price',
  ],
  stock: ['ton kho', 'so luong', 'kho', 'stock', 'quantity', 'variant inventory qty'],
  updated_at: ['phien ban', 'version', 'updated_at'],
}

/** Headings of the list's export, one row a product: its stock is a sum, which no variant has. */
const sums = new Set(['gia thap nhat', 'gia cao nhat', 'lowest price', 'highest price'])

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
)

/** Guesses what the columns are by their headings. A field is taken once, by the first column that fits. */
export function guessMapping(heads: readonly string[]): Mapping {
  const folded = heads.map(fold)
  const taken = new Set<ImportField>()
  const isSummed = folded.some((head) => sums.has(head))
  return folded.map((head) => {
    const field = fieldOf.get(head)
    if (!field || taken.has(field) || (isSummed && field === 'stock')) return null
    taken.add(field)
    return field
  })
}

/** Gives a column a field; a column that had it before is left out. */
export function withField(mapping: Mapping, column: number, field: ImportField | null): Mapping {
  return mapping.map((known, index) => {
    if (index === column) return field
    return field !== null && known === field ? null : known
  })
}

/** Why a mapping can't be used: nothing says which product, or nothing would change. Null when it can. */
export function mappingProblem(mapping: Mapping): 'noProduct' | 'noChange' | null {
  const has = (field: ImportField) => mapping.includes(field)
  if (!has('product_id') && !has('variant_id') && !has('name')) return 'noProduct'
  const idsOnly = new Set<ImportField>(['product_id', 'variant_id', 'color', 'size', 'updated_at'])
  const changes = mapping.some((field) => field !== null && !idsOnly.has(field))
  return changes ? null : 'noChange'
}
