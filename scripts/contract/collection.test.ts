import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brunoFiles } from './bruno.ts'
import { collectionOf } from './collection.ts'
import { readDocument } from './document.ts'
import { postmanCollection } from './postman.ts'
import { type Examples, publishedContract } from './published.ts'

const document = readDocument('openapi.yaml')
const examples = JSON.parse(readFileSync('mocks/contract/examples.gen.json', 'utf8')) as Examples
const requests = collectionOf(document, examples)

test('a collection signs in first, then has every operation of the contract once', () => {
  expect(requests.slice(0, 2).map(({ keeps }) => Object.keys(keeps))).toEqual([
    ['user_token'],
    ['staff_token'],
  ])
  expect(requests).toHaveLength(2 + Object.keys(examples).length)
})

test('within a folder nothing is deleted before the others have used it', () => {
  const folders = Map.groupBy(requests, ({ folder }) => folder)
  const early = [...folders.values()].flatMap((own) => {
    const first = own.findIndex(({ method }) => method === 'DELETE')
    return first < 0 ? [] : own.slice(first).filter(({ method }) => method !== 'DELETE')
  })
  expect(early).toEqual([])
})

test('a request carries the token that the contract asks for', () => {
  const callerOf = (path: string) => requests.find((request) => request.path === path)?.caller
  expect(callerOf('/api/admin/products')).toBe('staff')
  expect(callerOf('/api/admin/homepage-sections')).toBe('anyone')
  expect(callerOf('/api/orders/:code')).toBe('user')
})

test('Postman and Bruno hold the same requests', () => {
  const postman = JSON.stringify(postmanCollection('Shop', requests))
  expect(postman.match(/"method":/g)).toHaveLength(requests.length)
  const files = brunoFiles('Shop', requests)
  const bruno = [...files.keys()].filter((name) => /\/\d\d /.test(name))
  expect(bruno).toHaveLength(requests.length)
  const upload = [...files].find(([name]) => name.includes('Upload a product image'))?.[1]
  expect(upload).toContain('image: @file(pixel.png)')
  expect(upload).toContain('token: {{staff_token}}')
})

test('the published contract stands alone, and marks what it only assumes', () => {
  const text = JSON.stringify(publishedContract(document, examples))
  expect(text).not.toContain('examples.gen.json')
  expect(text).toContain('"x-badges":[{"name":"assumed"},{"name":"staff"}]')
  expect(text).toMatch(/"in_stock":\{[^}]*a host may leave it out/)
})
