import { defineConfig } from 'vitest/config'
import { sharedConfig } from '../../scripts/vite/shared.ts'

export default defineConfig({
  ...sharedConfig,
  // Some tests draw every garment, which takes longer than the usual 5 s on a busy machine.
  test: { isolate: false, include: ['**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
