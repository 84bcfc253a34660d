import { memo, useDeferredValue } from 'react'
import styled from 'styled-components'
import type { HomepageSection } from '@/api/generated/model'
import { previewSection } from '@/features/admin-home/preview-section'
import { HomeSection } from '@/features/home/HomeSection'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { DevicePreview } from '@/ui/preview/DevicePreview'

type HomePreviewProps = { sections: readonly HomepageSection[] }

/** The shop's own sections with what is typed, published or not; drawn after the keys, which must not wait for it. */
export function HomePreview({ sections }: HomePreviewProps) {
  return <Drawn sections={useDeferredValue(sections)} />
}

const Drawn = memo(function Drawn({ sections }: HomePreviewProps) {
  const msg = useMsg()
  const shown = sections.filter(({ is_active }) => is_active)
  return (
    <DevicePreview>
      {shown.map((section) => (
        <Section key={section.section_key} section={section} />
      ))}
      {shown.length === 0 && <Nothing>{msg('adminHome.preview.empty')}</Nothing>}
      <End />
    </DevicePreview>
  )
})

const Section = memo(function Section({ section }: { section: HomepageSection }) {
  return <HomeSection section={previewSection(section)} />
})

const Nothing = styled.p`
  padding: ${space(16)} ${space(4)};
  color: ${color.inkSoft};
  text-align: center;
`

const End = styled.div`
  height: ${space(16)};
`
