import { expect, test } from 'vitest'
import { dye } from '../seed/catalogue/palette'
import { familyOf } from './colour-families'

test('every dye of the shop is in the family that its eye sees §2.7.4b', () => {
  const families = Object.values(dye).map(({ name, code }) => [name, familyOf(name, code)])
  expect(Object.fromEntries(families)).toEqual({
    Trắng: 'white',
    Ngà: 'cream',
    'Kem bơ': 'cream',
    Be: 'cream',
    'Cam đất': 'orange',
    'Vàng nghệ': 'yellow',
    'Nâu đất': 'brown',
    'Nâu cà phê': 'brown',
    'Đỏ sơn': 'red',
    'Đỏ mận': 'red',
    'Hồng sen': 'pink',
    'Hồng phấn': 'pink',
    'Tím hoa cà': 'purple',
    'Xanh celadon': 'green',
    'Xanh rêu': 'green',
    'Xanh cổ vịt': 'green',
    'Xanh thiên thanh': 'blue',
    'Xanh chàm': 'blue',
    'Xanh bạc': 'blue',
    'Xanh navy': 'blue',
    'Xám khói': 'grey',
    Đen: 'black',
  })
})

test.each([
  ['Ombre', '#ff2222', 'red'],
  ['Ombre', '#ffffff', 'white'],
  ['Ombre', '#777777', 'grey'],
  ['Ombre', '#000', 'black'],
  ['Sen', '#ff55aa', 'pink'],
  ['Xanh', '', 'black'],
  ['', '#ff2222', null],
])('%o with the code %o is %o', (name, code, family) => {
  expect(familyOf(name, code)).toBe(family)
})
