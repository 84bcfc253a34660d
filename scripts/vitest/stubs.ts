import { afterEach, vi } from 'vitest'

// The files of a worker share its globals, so the stubs of a test must be removed after it. This hook is
// registered first, so it runs after a file's own clean-up.
afterEach(() => vi.unstubAllGlobals())
