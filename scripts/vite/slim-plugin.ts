import type { Plugin } from 'vite'

/** Code of libraries that this shop never calls, and what stands for it in a build (docs/adr/0005). */
const replacements: readonly { file: RegExp; code: string }[] = [
  {
    // Called for `enableVendorPrefixes` alone; our target browsers need none of them.
    file: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
    code: 'export const prefix = (value) => value',
  },
  {
    // React has had the hook since 18.
    file: /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/,
    code: "export { useSyncExternalStore } from 'react'",
  },
]

/** Leaves out of a build what libraries carry for others (1 kB, brotli, of every first load). */
export function slimLibraries(): Plugin {
  return {
    name: 'shop:slim-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return replacements.find(({ file }) => file.test(id))?.code
    },
  }
}
