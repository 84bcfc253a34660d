/// <reference types="vite/client" />

/**
 * True when the mock backend is part of this build: `vite dev` and `vite build --mode mock`.
 * A build-time constant, so that everything behind it leaves a real build.
 */
declare const __API_MOCKS__: boolean
