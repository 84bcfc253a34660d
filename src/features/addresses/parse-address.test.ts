import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyCascade, shortAddress } from '@/domain/address/cascade'
import { country, threeTierUnits, twoTierUnits } from '~mocks/seed/addresses/administrative'
import { parseAddressText } from './parse-address'

const text = '12 Châu Long, P. Trúc Bạch, Q. Ba Đình, Hà Nội'

/** The server's responses, by the end of the request's URL path. A path without an entry fails with a 500. */
let lists: Record<string, unknown>
const provinces = (has_districts: boolean) =>
  threeTierUnits.provinces.map((row) => ({ ...row, has_districts }))

beforeEach(() => {
  lists = {
    '/countries': [country],
    '/provinces': provinces(true),
    '/provinces/1/districts': threeTierUnits.districts.filter((row) => row.province_id === 1),
    '/districts/1/wards': threeTierUnits.wards.filter((row) => row.district_id === 1),
    '/provinces/1/wards': twoTierUnits.wards.filter((row) => row.province_id === 1),
  }
  vi.stubGlobal('fetch', async (path: string) => {
    const data = lists[path.slice(path.indexOf('/address') + '/address'.length)]
    return data
      ? Response.json({ success: true, message: '', data })
      : Response.json({ success: false, message: '' }, { status: 500 })
  })
})
const read = (of: string) => parseAddressText(new QueryClient(), of)

test('reads the whole region and leaves the street §8.8.1', async () => {
  const { region, street } = await read(text)
  expect(shortAddress(region)).toBe('Phường Trúc Bạch, Quận Ba Đình, Hà Nội')
  expect(region.country).toEqual(country)
  expect(street).toBe('12 Châu Long')
})

test('since the reform a ward follows its province', async () => {
  lists['/provinces'] = provinces(false)
  const { region, street } = await read('1 Phố Huế, Phường Ba Đình, TP. Hà Nội, Việt Nam')
  expect(shortAddress(region)).toBe('Phường Ba Đình, Hà Nội')
  expect(street).toBe('1 Phố Huế')
})

test('an address from before the reform is in the ward that absorbed its old ward; a divided ward stays open §4.7.5', async () => {
  lists['/provinces'] = provinces(false)
  const [ward, other] = lists['/provinces/1/wards'] as { id: number; name: string }[]
  const hit = { ...ward, type: 'ward', full_name: '', street: '12 Châu Long', was: 'P. Trúc Bạch' }
  lists[`/search?${new URLSearchParams({ q: text })}`] = [hit]
  expect(await read(text)).toMatchObject({ region: { ward }, street: '12 Châu Long' })
  lists[`/search?${new URLSearchParams({ q: text })}`] = [hit, { ...hit, ...other }]
  const { region } = await read(text)
  expect(shortAddress(region)).toBe('Hà Nội')
})

test.each([
  ['/countries', 'Phường Trúc Bạch, Quận Ba Đình, Hà Nội', '12 Châu Long'],
  ['/provinces', '', text],
  ['/provinces/1/districts', 'Hà Nội', '12 Châu Long, P. Trúc Bạch, Q. Ba Đình'],
  ['/districts/1/wards', 'Quận Ba Đình, Hà Nội', '12 Châu Long, P. Trúc Bạch'],
])('without %s, the levels above are still read (Product §8)', async (path, region, street) => {
  for (const broken of [undefined, [{ id: 1 }], 'no list']) {
    lists[path] = broken
    const got = await read(text)
    expect([shortAddress(got.region), got.street]).toEqual([region, street])
  }
})

test('signing in meanwhile drops no list, because places are the same for everybody', async () => {
  const client = new QueryClient()
  const answer = fetch
  vi.stubGlobal('fetch', async (path: string) => {
    void client.resetQueries({ predicate: ({ meta }) => meta?.personal !== false })
    return answer(path)
  })
  const { region } = await parseAddressText(client, text)
  expect(shortAddress(region)).toBe('Phường Trúc Bạch, Quận Ba Đình, Hà Nội')
})

test('a text without a known place stays unchanged', async () => {
  const nowhere = '221B Baker Street, London, Việt Nam'
  const vietNam = { ...emptyCascade, country }
  expect(await read(nowhere)).toEqual({ region: vietNam, street: nowhere })
  expect(await read('')).toEqual({ region: vietNam, street: '' })
})
