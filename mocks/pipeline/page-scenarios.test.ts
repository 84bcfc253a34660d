import { expect, test } from 'vitest'
import { readNames } from './page-scenarios'

test('the address of a page names its scenarios', () => {
  expect(readNames('?page=2&scenario=slow,login:staff')).toEqual({
    names: ['slow', 'login:staff'],
    fromAddress: true,
  })
  expect(readNames('?scenario=createOrder.serverError*1').names).toEqual([
    'createOrder.serverError*1',
  ])
})

test('an empty parameter turns all scenarios off; without it they stay as they are', () => {
  expect(readNames('?scenario=')).toEqual({ names: [], fromAddress: true })
  expect(readNames('?page=2')).toEqual({ names: [], fromAddress: false })
})
