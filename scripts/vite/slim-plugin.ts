import type { Plugin } from 'vite'

type Slimming = { file: RegExp; slim: (code: string) => string }

/** Code of libraries that this shop never calls, and how a build does without (docs/adr/0005). */
const slimmings: readonly Slimming[] = [
  {
    // Called for `enableVendorPrefixes` alone; our target browsers need none of them.
    file: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
    slim: () => 'export const prefix = (value) => value',
  },
  {
    // React has had the hook since 18.
    file: /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/,
    slim: () => "export { useSyncExternalStore } from 'react'",
  },
  {
    // What React throws to itself needs no stack. Where a tool watches the page (Lighthouse, a profiler), each stack
    // taken while the bundle loads makes the browser read all of it once more: more than half of what loading it took.
    file: /[\\/]react-dom-client\.production\.js$/,
    slim: (code) =>
      code.replaceAll(
        /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g,
        '$1 = Object.create(Error.prototype)',
      ),
  },
  {
    // A copy of the whole of React, for versions of it that lack a part.
    file: /[\\/]@base-ui[\\/]utils[\\/]safeReact\.mjs$/,
    slim: () => "export * as SafeReact from 'react'",
  },
  {
    // Every query carries the code of infinite ones; this shop turns pages.
    file: /[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    slim: (code) =>
      code.replace(
        '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
        'this.options.behavior',
      ),
  },
  {
    // Its components are made where the module loads, which keeps those that nobody uses.
    file: /[\\/]react-intl[\\/]index\.js$/,
    slim: (code) =>
      code
        .replaceAll(/= (createFormatted\w+|React\.memo)\(/g, '= /* @__PURE__ */ $1(')
        .replace('MemoizedFormattedMessage.displayName = "MemoizedFormattedMessage";', ''),
  },
  {
    // For formik's `connect`, which wraps class components: there are none.
    file: /[\\/]hoist-non-react-statics[\\/]dist[\\/].*\.js$/,
    slim: () => 'export default (component) => component',
  },
  {
    // formik copies plain form values: browsers do that by themselves.
    file: /[\\/]lodash-es[\\/]cloneDeep\.js$/,
    slim: () => 'export default (value) => structuredClone(value)',
  },
  {
    // The names of our fields need no cache of a thousand parsed paths.
    file: /[\\/]lodash-es[\\/]toPath\.js$/,
    slim: () =>
      'export default (path) => (Array.isArray(path) ? path : String(path).split(/[.[\\]]+/).filter(Boolean))',
  },
  {
    file: /[\\/]lodash-es[\\/]clone\.js$/,
    slim: () => 'export default (value) => (Array.isArray(value) ? [...value] : { ...value })',
  },
]

/** Leaves out of a build what libraries carry for others (brotli: 3 kB of every first load, 5 kB of every form). */
export function slimLibraries(): Plugin {
  return {
    name: 'shop:slim-libraries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return slimmings.find(({ file }) => file.test(id))?.slim(code)
    },
  }
}
