import { useMsg } from '@/i18n/use-msg'
import { useFormField } from '@/ui/form/use-form-field'
import { ImageField } from '@/ui/fields/ImageField'
import { useSendBannerImage } from './use-send-image'

/** The picture of the banner that is edited. */
export function BannerImage() {
  const msg = useMsg()
  const { value, error, onChange } = useFormField<string>('image_url')
  return (
    <ImageField
      label={msg('adminBanners.image')}
      value={value}
      error={error}
      onChange={onChange}
      send={useSendBannerImage()}
      accept="image/jpeg,image/png,image/webp"
      required
    />
  )
}
