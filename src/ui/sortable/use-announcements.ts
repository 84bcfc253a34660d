import type { Announcements } from '@dnd-kit/core'
import { useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'

type Id = string | number

/** What a screen reader hears while an item is moved: its name and its place among how many. */
export function useAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const msg = useMsg()
  const heard = useRef(-1)
  const say = (event: 'picked' | 'over' | 'dropped' | 'cancelled', moving: Id, at: Id = moving) => {
    const index = ids.indexOf(String(at))
    // Picked up, an item is at once over its own place: that is no news.
    if (event === 'over' && heard.current === index) return undefined
    heard.current = index
    const name = nameOf(String(moving))
    return msg(`sortable.${event}`, { name, place: index + 1, count: ids.length })
  }
  return {
    onDragStart: ({ active }) => say('picked', active.id),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  }
}
