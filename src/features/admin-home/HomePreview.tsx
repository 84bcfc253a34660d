import { memo, useDeferredValue, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { HomeSection } from '@/features/home/HomeSection'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens.gen'
import { isSameFieldValue } from '@/ui/editor/fields'
import { DevicePreview, scrollPreviewTo } from '@/ui/preview/DevicePreview'

type HomePreviewProps = {
  sections: readonly HomepageSection[]
  edited: SectionKey | undefined
}

/**
 * A preview of the home page with the typed values. It may lag behind the typing, because React renders it
 * with low priority.
 */
export function HomePreview({ sections, edited }: HomePreviewProps) {
  return <DeferredPreview sections={useDeferredValue(sections)} edited={edited} />
}

const DeferredPreview = memo(function DeferredPreview({ sections, edited }: HomePreviewProps) {
  const msg = useMsg()
  const shown = sections.filter(({ is_active }) => is_active)
  return (
    <DevicePreview>
      {shown.map((section) => (
        <Section
          key={section.section_key}
          section={section}
          isEdited={section.section_key === edited}
        />
      ))}
      {shown.length === 0 && <Nothing>{msg('adminHome.preview.empty')}</Nothing>}
      <End />
    </DevicePreview>
  )
})

type SectionProps = { section: HomepageSection; isEdited: boolean }

function SectionInPane({ section, isEdited }: SectionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    function scrollToEditedSection() {
      if (isEdited && place.current) scrollPreviewTo(place.current)
    },
    [isEdited],
  )
  return (
    <div ref={place}>
      <HomeSection section={previewSection(section)} />
    </div>
  )
}

/**
 * The props are compared by content. Each typed character creates new objects for all sections, but only one
 * section really changes.
 */
const Section = memo(SectionInPane, isSameFieldValue)

/** Returns a section for the preview, without items that have no text and without repeated items. */
function previewSection(section: HomepageSection): HomepageSection {
  const { categories, features } = section.content
  return {
    ...section,
    content: {
      ...section.content,
      ...(categories && {
        categories: withoutRepeats(categories, ({ name, link }) => name && name + link),
      }),
      ...(features && { features: withoutRepeats(features, ({ text }) => text) }),
    },
  }
}

function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set([''])
  return items.filter((item) => {
    const key = keyOf(item)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const Nothing = styled.p`
  padding: ${space(16)} ${space(4)};
  color: ${color.inkSoft};
  text-align: center;
`

const End = styled.div`
  height: ${space(16)};
`
