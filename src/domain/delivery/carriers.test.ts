import { expect, test } from 'vitest'
import { carrierNames, isSameCarrier, trackingUrl } from './carriers'

test.each([
  ['Giao Hàng Nhanh', 'https://donhang.ghn.vn/?order_code=AB12'],
  ['ghn express', 'https://donhang.ghn.vn/?order_code=AB12'],
  ['GIAO HANG TIET KIEM', 'https://i.ghtk.vn/AB12'],
  [' GHTK ', 'https://i.ghtk.vn/AB12'],
  [
    'Viettel-Post',
    'https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender&orderNumber=AB12',
  ],
  ['Bưu điện Việt Nam', 'https://www.vnpost.vn/vi-vn/dinh-vi/buu-pham?key=AB12'],
  ['j&t', 'https://jtexpress.vn/vi/tracking?type=track&billcode=AB12'],
  ['J & T Express', 'https://jtexpress.vn/vi/tracking?type=track&billcode=AB12'],
])('a parcel of %s is tracked at %s §9.16f', (carrier, link) => {
  expect(trackingUrl({ carrier, tracking_number: ' AB 12' })).toBe(link)
})

test.each<[string, string]>([
  ['Xe khách Thành Bưởi', 'AB12'],
  ['JTruong', 'AB12'],
  ['', 'AB12'],
  ['GHN', ' '],
  ...carrierNames.map((carrier): [string, string] => [`Xe ${carrier}`, 'AB12']),
])('a parcel of %s with the number "%s" has no tracking page', (carrier, tracking_number) => {
  expect(trackingUrl({ carrier, tracking_number })).toBeUndefined()
})

test('a tracking number cannot change the rest of the URL', () => {
  expect(trackingUrl({ carrier: 'GHTK', tracking_number: '../a?b' })).toBe(
    'https://i.ghtk.vn/..%2Fa%3Fb',
  )
})

test('the parcels of the first five suggested carriers can be tracked', () => {
  const links = carrierNames.map((carrier) => trackingUrl({ carrier, tracking_number: '1' }))
  expect(links.map(Boolean)).toEqual([true, true, true, true, true, false, false])
})

test.each([
  ['GHN', 'Giao Hàng Nhanh', true],
  ['viettelpost', 'Viettel Post', true],
  ['xe khách', 'Xe  Khách', true],
  ['GHN', 'GHTK', false],
  ['', 'GHN', false],
])('%j and %j are one carrier: %s', (one, other, isOne) =>
  expect(isSameCarrier(one, other)).toBe(isOne),
)
