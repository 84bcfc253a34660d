import { useMsg } from '@/i18n/use-msg'
import { ImageField } from '@/ui/fields/ImageField'
import type { SectionFields } from './section-fields'
import { useSendSectionImage } from './use-send-image'

type ImageOfSectionProps = SectionFields & {
  path: string
  value: string
  onChange: (url: string) => void
  ratio: string
}

/** A picture of a section. */
export function ImageOfSection({ path, value, onChange, ratio, ...fields }: ImageOfSectionProps) {
  const msg = useMsg()
  return (
    <ImageField
      label={msg('adminHome.field.image')}
      value={value}
      error={fields.errorOf(path)}
      onChange={onChange}
      send={useSendSectionImage(fields.sectionKey)}
      accept="image/jpeg,image/png,image/webp"
      ratio={ratio}
      required
    />
  )
}
