import { defineConfig } from 'orval'

/** The typed client of the shop: types, query options and hooks, all through one fetch mutator. */
export default defineConfig({
  shop: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints.ts',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      headers: true,
      indexFiles: true,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi.yaml by `npm run gen`. Do not edit.'],
        mutator: { path: './src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true, shouldExportKeys: true, version: 5 },
        enumGenerationType: 'const',
        useTypeOverInterfaces: true,
      },
    },
  },
})
