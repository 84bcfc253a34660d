import { fileProblem } from '@/domain/admin/image-file'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { SentImage } from '@/ui/fields/ImageField'
import { bannerImageErrors } from './errors'
import { useUploadBannerImage } from './mutations'

/** Looks into a file and uploads it (Product §9: JPEG, PNG or WebP of at most 5 MB). */
export function useSendBannerImage() {
  const msg = useMsg()
  const errorText = useErrorText()
  const { mutateAsync: upload } = useUploadBannerImage()
  return async (file: File): Promise<SentImage> => {
    try {
      const problem = await fileProblem(file)
      if (problem) return { problem: msg(`imageField.${problem}`) }
      return { url: (await upload({ data: { image: file } })).data.url }
    } catch (error) {
      return { problem: errorText(bannerImageErrors(error)) }
    }
  }
}
