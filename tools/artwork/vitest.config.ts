import { defineConfig } from 'vitest/config'
import { sharedConfig } from '../../scripts/vite/shared.ts'

export default defineConfig({
  ...sharedConfig,
  test: { isolate: false, include: ['**/*.test.ts'], environment: 'node' },
})
