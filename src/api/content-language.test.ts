import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { perLanguageQueryOptions, contentLanguage } from './content-language'

test.each([
  ['/api/products/lua', true],
  ['/api/admin/homepage-sections', true],
  ['/api/admin/orders/60', true],
  ['/api/admin/products/3', false],
  ['/api/admin/settings', false],
] as const)('the cache keeps the answer of %s per language: %s @§1.7a @§1.6', (path, differs) => {
  const inLanguage = (locale: string) => {
    contentLanguage.set(locale)
    return perLanguageQueryOptions.queryKeyHashFn([path])
  }
  expect(inLanguage('vi') !== inLanguage('en')).toBe(differs)
})

test('a staff product is never shown in place of another product @§1.7a', () => {
  const client = new QueryClient({ defaultOptions: { queries: perLanguageQueryOptions } })
  const queryKey: QueryKey = ['/api/admin/products/3']
  const query = client.getQueryCache().build(client, { queryKey })
  expect(perLanguageQueryOptions.placeholderData('Three', query)).toBeUndefined()
})
