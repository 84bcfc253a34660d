import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { HomeEditorSkeleton, HomeEditorView } from '@/features/admin-home/HomeEditorView'
import { homeReadErrors } from '@/features/admin-home/mutations'
import { homeSectionsQuery } from '@/features/admin-home/queries'
import { useSendImage } from '@/features/admin-images/mutations'
import { AdminHead } from '@/features/admin/AdminHead'
import { HomeSection } from '@/features/home/HomeSection'
import { useMsg, useErrorText } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { isEqual } from '@/ui/editor/fields'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DevicePreview, showInPane } from '@/ui/preview/DevicePreview'

/** Product §10.8, Homepage: the sections of the home page, edited beside what the shop would show. */
export function HomepageScreen() {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(homeSectionsQuery)
  const send = useSendImage()
  return (
    <>
      <AdminHead title={msg('adminHome.title')} />
      <Async
        query={query}
        skeleton={<HomeEditorSkeleton />}
        errorMessage={(error) => errorText(homeReadErrors(error))}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={msg('adminHome.empty')} text={msg('adminHome.empty.text')} />}
      >
        {(published) => (
          <HomeEditorView
            published={published}
            send={send}
            preview={(sections, edited) => <HomePreview sections={sections} edited={edited} />}
          />
        )}
      </Async>
    </>
  )
}

type HomePreviewProps = {
  sections: readonly HomepageSection[]
  edited: SectionKey | undefined
}

/** The shop's sections with the typed values, published or not. Rendering is deferred, so that typing stays fast. */
function HomePreview({ sections, edited }: HomePreviewProps) {
  return <Drawn sections={useDeferredValue(sections)} edited={edited} />
}

const Drawn = memo(function Drawn({ sections, edited }: HomePreviewProps) {
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
    function followWhatIsEdited() {
      if (isEdited && place.current) showInPane(place.current)
    },
    [isEdited],
  )
  return (
    <div ref={place}>
      <HomeSection section={previewSection(section)} />
    </div>
  )
}

/** Compared deeply, because every key creates all section objects again. */
const Section = memo(SectionInPane, isEqual)

/** A section for the preview: what is still without words, or there twice, would only confuse the drawing. */
function previewSection(section: HomepageSection): HomepageSection {
  const { categories, features } = section.content
  return {
    ...section,
    content: {
      ...section.content,
      ...(categories && { categories: once(categories, ({ name, link }) => name && name + link) }),
      ...(features && { features: once(features, ({ text }) => text) }),
    },
  }
}

function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
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
