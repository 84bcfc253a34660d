import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { supportedRule } from './plugin.ts'

RuleTester.describe = describe
RuleTester.it = it

new RuleTester({ languageOptions: { sourceType: 'module' } }).run(
  'functions that supported browsers have §14.5b',
  supportedRule,
  {
    valid: [
      '[2, 1].toSorted()',
      'Map.groupBy(rows, keyOf)',
      'AbortSignal.timeout(1000)',
      "if ('share' in navigator) navigator.share(data)",
      'document.startViewTransition?.(change)',
      '/a/u.test(text)',
    ],
    invalid: [
      'new BarcodeDetector()',
      'Promise.withResolvers()',
      'Object.groupBy(rows, keyOf)',
      'Array.fromAsync(rows)',
      'navigator.share(data)',
      'document.startViewTransition(change)',
      '/[a--b]/v.test(text)',
    ].map((code) => ({ code, errors: 1 })),
  },
)
