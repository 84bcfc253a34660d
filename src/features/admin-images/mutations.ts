import { staffErrorTable } from '@/api/errors'
import { useUploadBannerImage } from '@/api/generated/admin-banners/admin-banners'
import { useUploadSectionImage } from '@/api/generated/admin-home/admin-home'
import type { SectionKey } from '@/api/generated/model'
import { imageFileProblem, imageRules } from '@/domain/content/image-file'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { sendablePicture } from '@/lib/picture-file'
import type { ImageUploadResult } from '@/ui/media/upload/ImageField'

const imageErrors = staffErrorTable<MessageId>('imageField.failed', {
  413: 'imageField.tooLarge',
  415: 'imageField.wrongType',
})

/**
 * Returns a function that checks a file of at most 5 MB (Product §9) and uploads it: for a section of the
 * home page, or else as a banner picture. The function resolves to the picture's URL or to an error text.
 */
export function useUploadImage() {
  const msg = useMsg()
  const errorText = useErrorText()
  const { mutateAsync: uploadForSection } = useUploadSectionImage()
  const { mutateAsync: upload } = useUploadBannerImage()
  return async (file: File, section?: SectionKey): Promise<ImageUploadResult> => {
    try {
      const problem = await imageFileProblem(file)
      if (problem) return { problem: msg(`imageField.${problem}`) }
      const image = await sendablePicture(file, imageRules)
      const { data } = await (section
        ? uploadForSection({ data: { image, section_key: section } })
        : upload({ data: { image } }))
      return { url: data.url }
    } catch (error) {
      return { problem: errorText(imageErrors(error)) }
    }
  }
}
