import styled from 'styled-components'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { VisuallyHidden } from '../layout/basics'

const announcementAtom = personalAtom({ text: '', number: 0 })

const announceAtom = atom(null, (get, set, text: string) =>
  set(announcementAtom, { text, number: get(announcementAtom).number + 1 }),
)

/**
 * Returns a function that makes screen readers read a text at the next pause. Use it for changes that are
 * only visible, such as fields that the shop filled in. For a text that stays on the page, use
 * `role="status"` instead.
 */
export const useAnnounce = () => useSetAtom(announceAtom)

/** The live region that `useAnnounce` writes to. The app renders it once, next to the toasts. */
export function Announcer() {
  const { text, number } = useAtomValue(announcementAtom)
  return (
    <AtPageTop aria-live="polite">
      {/* The key makes a new element, so that the same text is read again. */}
      <span key={number}>{text}</span>
    </AtPageTop>
  )
}

/* Otherwise the region would be below the page, and a page as high as the window would scroll. */
const AtPageTop = styled(VisuallyHidden)`
  inset-block-start: 0;
`
