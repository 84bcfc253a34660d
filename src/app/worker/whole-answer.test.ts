import { describe, expect, test } from 'vitest'
import { productDetailAnswer, relatedProductsAnswer } from '@/api/answers/catalogue.gen'
import { siteInfoAnswer } from '@/api/answers/site.gen'
import { isStorableAnswer } from './whole-answer'

const product = { id: 1, name: 'Đầm', slug: 'dam', price: 1, min_price: 1, max_price: 1 }
const detail = JSON.stringify({ success: true, data: { product } })

describe('the worker keeps only answers that the shop can read §2.18.11', () => {
  test.each([
    ['a product', productDetailAnswer, detail],
    ['an empty list', relatedProductsAnswer, '{"data":{"related_products":[]}}'],
    ['a list at another place', relatedProductsAnswer, '{"success":true,"data":[]}'],
    ['what is plainly meant', siteInfoAnswer, '{"data":{"website":{"website_name":"Mộc Lan"}}}'],
  ])('%s', (_name, answer, text) => expect(isStorableAnswer(answer, text)).toBe(true))

  test.each([
    ['a page', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
    ['nothing', ''],
    ['half of an answer', detail.slice(0, -9)],
    ['no data', '{"success":true}'],
    ['null', '{"data":null}'],
    ['an empty object', '{"data":{}}'],
    ['an empty list', '{"data":[]}'],
    ['another shape', '{"data":{"portal":"sign in"}}'],
    ['a refusal with status 200', '{"success":false,"message":"Bận"}'],
    ['a text', '"ok"'],
  ])('not %s', (_name, text) => {
    expect(isStorableAnswer(productDetailAnswer, text)).toBe(false)
    expect(isStorableAnswer(siteInfoAnswer, text)).toBe(false)
  })
})
