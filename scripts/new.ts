import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCommand, refuse } from './lib/command.ts'
import { runScript } from './lib/run.ts'

const about = `npm run new -- list NAMES

Writes a list of the back office with its window, contract, mock world, story and texts: npm run new -- list
suppliers --vi "nhà cung cấp". Then add its fields; npm run check -- types names the next file after each step.`

const { values, positionals } = readCommand(
  about,
  {
    '--one NAME': 'one of them, where the plural is not its name with an s: --one category',
    '--vi TEXT': 'what people call one in Vietnamese',
  },
  { needed: 2 },
)
const [what, many = ''] = positionals
if (what !== 'list' || !/^[a-z]+$/.test(many))
  refuse('npm run new -- list NAMES, such as suppliers: small letters')
const one = values.one ?? many.replace(/s$/, '')
const vi = values.vi ?? one
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const product = readFileSync('docs/product.md', 'utf8')
const section =
  Math.max(...[...product.matchAll(/^### 10\.(\d+) /gm)].map(([, n]) => Number(n))) + 1
const number = globSync('contract/*.arazzo.yaml').length + 1

const words: readonly (readonly [word: string, own: string])[] = [
  ['suppliers', many],
  ['Suppliers', capital(many)],
  ['supplier', one],
  ['Supplier', capital(one)],
  ['nhà cung cấp', vi],
  ['Nhà cung cấp', capital(vi)],
  ['§SECTION', `§10.${section}`],
  ['NUMBER', String(number)],
]
const named = (text: string) =>
  words.reduce((all, [word, own]) => all.replaceAll(word, own), text).normalize('NFC')

const folder = 'scripts/new/list/'

/** What stands in files that others share: the file, the line that it stands before, and its lines. */
const lines: readonly (readonly [file: string, before: RegExp, text: string])[] = [
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
    'docs/product.md',
    /^## 11\. /m,
    `### 10.${section} Suppliers

Open: \`/admin/suppliers?scenario=login:staff\`

- **10.${section}.1** \`/admin/suppliers\`: every supplier with name and note, the last made first; search by name.
- **10.${section}.2** A supplier has a name. A window makes and changes one; the menu of a row deletes one after a question.\n\n`,
  ],
]

const files = globSync(`${folder}**/*.txt`).map((from) => ({
  to: named(from.slice(folder.length).replace(/\.txt$/, '')),
  text: named(readFileSync(from, 'utf8')),
}))
const taken = files.find(({ to }) => existsSync(to))
if (taken) refuse(`${taken.to} is there already. Nothing was changed.`)
for (const [file, before] of lines)
  if (!before.test(readFileSync(file, 'utf8'))) refuse(`${file} has no line ${before}`)

for (const { to, text } of files) {
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
}
for (const [file, before, text] of lines)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(before, (line) => named(text) + line),
  )

for (const { to } of files) console.log(`new      ${to}`)
for (const file of new Set(lines.map(([name]) => name))) console.log(`changed  ${file}`)
if (!(await runScript('scripts/gen.ts', [], { live: true })).ok) process.exit(1)
console.log('\nNext: its fields, from the schema on; then npm test -- --quick')
