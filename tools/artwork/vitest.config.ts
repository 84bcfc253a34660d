import { defineConfig } from 'vitest/config'
import { sharedConfig } from '../../scripts/vite/shared.ts'

export default defineConfig({
  ...sharedConfig,
  // Some draw every garment: a busy machine takes longer than the usual 5 s.
  test: { isolate: false, include: ['**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
