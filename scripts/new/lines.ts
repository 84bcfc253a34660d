type SharedLines = readonly [file: string, before: RegExp, text: string]

/**
 * Returns what a new list adds to files that others share: the file, the line that it stands before, and its
 * lines. `section` is the number of its section in chapter 10 of docs/product.md.
 */
export const sharedLines = (section: number): readonly SharedLines[] => [
  [
    'contract/openapi/openapi.yaml',
    /^ {2}- \{ name: admin-vouchers/m,
    `  - { name: admin-suppliers, description: 'Back office: suppliers' }\n`,
  ],
  [
    'src/features/admin/screens.ts',
    /^ {2}'\/admin\/banners': \{/m,
    `  '/admin/suppliers': {
    needs: ['adminSuppliers', 'createSupplier'],
    menu: ['adminSuppliers.title', UsersIcon],
  },\n`,
  ],
  [
    'mocks/db/tables.ts',
    /^import \{ voucher \}/m,
    `import { supplier } from '@/domain/supplier/description'\n`,
  ],
  [
    'mocks/db/tables.ts',
    /^ {2}vouchers: \{/m,
    `  suppliers: {
    id: number,
    ...described<Api.AdminSupplier, typeof supplier>(supplier),
    created_at: text,
    updated_at: text,
  },\n`,
  ],
  [
    'mocks/db/tables.ts',
    /^export type VoucherRow/m,
    `export type SupplierRow = RowOf<'suppliers'>\n`,
  ],
  [
    'mocks/handlers/backend.ts',
    /^import \{ adminVariantsHandlers/m,
    `import { adminSuppliersHandlers } from './admin-suppliers'\n`,
  ],
  [
    'mocks/handlers/backend.ts',
    /^ {2}\.\.\.adminVouchersHandlers/m,
    `  ...adminSuppliersHandlers,\n`,
  ],
  [
    'mocks/seed/world.ts',
    /^import \{ voucherRows/m,
    `import { supplierRows } from './suppliers'\n`,
  ],
  ['mocks/seed/world.ts', /^ {4}vouchers: /m, `    suppliers: supplierRows(setUpAt),\n`],
  [
    'mocks/pipeline/samples/samples.ts',
    /^ {2}adminVouchers: /m,
    `  adminSuppliers: () => ({ query: { q: 'a' } }),
  createSupplier: () => ({ body: { name: 'Tân Châu' } }),
  updateSupplier: ({ suppliers }) => ({ ...firstId(suppliers), body: { name: 'Tân Châu' } }),
  deleteSupplier: ({ suppliers }) => lastId(suppliers),\n`,
  ],
  [
    'mocks/seed/english/texts.ts',
    /^ {2}'Không tìm thấy mã giảm giá'/m,
    `  'Không tìm thấy nhà cung cấp': 'Supplier not found',
  'Thêm nhà cung cấp thành công': 'Supplier added',
  'Cập nhật nhà cung cấp thành công': 'Supplier updated',
  'Xóa nhà cung cấp thành công': 'Supplier deleted',\n`,
  ],
  [
    'docs/backend.md',
    /^\| `\/admin\/homepage`/m,
    '| `/admin/suppliers` | `adminSuppliers` | `createSupplier`, `updateSupplier`, `deleteSupplier` |\n',
  ],
  [
    'docs/product.md',
    /^## 11\. /m,
    `### 10.${section} Suppliers

Open: \`/admin/suppliers?scenario=login:staff\`

- **10.${section}.1** \`/admin/suppliers\`: every supplier with name and note, the last made first; search by name.
- **10.${section}.2** A supplier has a name. A window makes and changes one; the menu of a row deletes one after a question.\n\n`,
  ],
]
