import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'

/** More names than this would fill a phone's screen. */
const named = 2

/** Joins names as a sentence does: "A, B và 3 sản phẩm khác". */
export function useGoneNames(): (names: readonly string[]) => string {
  const msg = useMsg()
  const list = new Intl.ListFormat(useAtomValue(localeAtom), { type: 'conjunction' })
  return (names) => {
    const others = names.length - named
    // One more name says as much as "and one other".
    if (others <= 1) return list.format(names)
    return list.format([...names.slice(0, named), msg('account.order.gone.others', { n: others })])
  }
}
