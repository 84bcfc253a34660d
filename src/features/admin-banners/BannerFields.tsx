import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { BannerImage } from './BannerImage'

/** What can be said of a banner. */
export function BannerFields() {
  const msg = useMsg()
  return (
    <>
      <BannerImage />
      <FormTextField name="title_1" label={msg('adminBanners.title1')} />
      <FormTextField name="title_2" label={msg('adminBanners.title2')} />
      <FormTextField
        name="link"
        label={msg('adminBanners.link')}
        hint={msg('adminBanners.link.hint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
