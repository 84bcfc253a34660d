/// <reference types="vite/client" />

/**
 * True when the mock backend is part of this build: `vite dev` and `vite build --mode mock`.
 * A build-time constant, so that everything behind it leaves a real build.
 */
declare const __API_MOCKS__: boolean

/** What the service worker knows of its build (scripts/vite/worker-plugin.ts). */
declare const __SHOP_WORKER__: {
  /** The file that the page of this build starts with. */
  start: string
  /** The files that are there offline, below the shop's path. */
  files: readonly string[]
  /** The addresses of screens, such as `/products/$slug`. */
  routes: readonly string[]
  /** The reads whose answers belong to nobody. */
  reads: readonly { method: string; path: string }[]
}
