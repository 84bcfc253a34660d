import styled from 'styled-components'
import type { HomepageSection } from '@/api/generated/model'
import { previewSection } from '@/features/admin-home/preview-section'
import { HomeSection } from '@/features/home/HomeSection'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { DevicePreview } from '@/ui/preview/DevicePreview'

/** The shop's own sections with what is typed, published or not. */
export function HomePreview({ sections }: { sections: readonly HomepageSection[] }) {
  const msg = useMsg()
  const shown = sections.filter(({ is_active }) => is_active)
  return (
    <DevicePreview>
      {shown.map((section) => (
        <HomeSection key={section.section_key} section={previewSection(section)} />
      ))}
      {shown.length === 0 && <Nothing>{msg('adminHome.preview.empty')}</Nothing>}
      <End />
    </DevicePreview>
  )
}

const Nothing = styled.p`
  padding: ${space(16)} ${space(4)};
  color: ${color.inkSoft};
  text-align: center;
`

const End = styled.div`
  height: ${space(16)};
`
