import { expect, test } from 'vitest'
import { contactLines, sellerLines } from './Contact'

const contact = { email: '', phone: '028 1234 5678', address: '', working_hours: '' }

test('fields that staff left empty or the host does not send are not shown §2.14.5', () => {
  expect(contactLines(contact).map(({ way }) => way)).toEqual(['phone'])
})

test('Zalo and Messenger are plain links §2.14.5', () => {
  const lines = contactLines({ ...contact, zalo: '0912 345.678', messenger: 'moclan' })
  expect(lines.slice(1)).toEqual([
    { way: 'zalo', text: '0912 345.678', href: 'https://zalo.me/0912345678' },
    { way: 'messenger', text: 'moclan', href: 'https://m.me/moclan' },
  ])
})

test('an account can not leave its place in the address', () => {
  const [, line] = contactLines({ ...contact, zalo: '../evil?x' })
  expect(line?.href).toBe('https://zalo.me/..%2Fevil%3Fx')
})

test('the contact page names the seller as far as staff have filled it in §2.14.5', () => {
  const website = { name: '', description: '', logo: '', favicon: '', url: '' }
  expect(sellerLines(website)).toEqual([])
  expect(sellerLines({ ...website, company: 'Mộc Lan', tax_code: '03' })).toEqual([
    { fact: 'company', text: 'Mộc Lan' },
    { fact: 'tax_code', text: '03' },
  ])
})
