/// <reference types="vite/client" />

/**
 * True if the mock backend is part of this build: in `vite dev` and `vite build --mode mock`. The value is
 * known at build time, so a real build does not contain the code for mocks.
 */
declare const __API_MOCKS__: boolean
