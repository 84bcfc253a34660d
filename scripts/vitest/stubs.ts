import { afterEach, vi } from 'vitest'

// Test files of one worker share its globals, so each test must remove its stubs. `afterEach` hooks run in
// reverse order. This hook is registered first, so it runs last, after the hooks of the test file.
afterEach(() => vi.unstubAllGlobals())
