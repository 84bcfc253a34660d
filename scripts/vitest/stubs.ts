import { afterEach, vi } from 'vitest'

// The files of a worker share its globals: what a test stubs goes with it. Registered first, it runs after a
// file's own clean-up.
afterEach(() => vi.unstubAllGlobals())
