import type { Girth } from '@/domain/sizes/body-measures'
import { useLocale, useMsg } from '@/i18n/use-msg'

/** Returns functions that format measures and names of girths in the current language. */
export function useSizeFormatters() {
  const msg = useMsg()
  const locale = useLocale()
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const cm = (value: number) => decimal.format(value)
  return {
    /** 62.5 -> "62,5" */
    cm,
    /** { from: 84, to: 88 } -> "84–88" */
    range: ({ from, to }: { from: number; to: number }) => `${cm(from)}–${cm(to)}`,
    /** ['bust', 'hip'] -> "ngực và hông" */
    girths: (names: readonly Girth[]) =>
      list.format(names.map((girth) => msg(`sizes.girth.${girth}`).toLocaleLowerCase(locale))),
  }
}
