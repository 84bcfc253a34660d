import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The sources of the shop are read by its own tsconfig.json, these files by the one beside them.
  resolve: { tsconfigPaths: true },
  define: { __API_MOCKS__: 'false' },
})
