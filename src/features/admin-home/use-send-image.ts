import type { SectionKey } from '@/api/generated/model'
import { fileProblem } from '@/domain/admin/image-file'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { SentImage } from '@/ui/fields/ImageField'
import { homeImageErrors } from './errors'
import { useUploadSectionImage } from './mutations'

/** Looks into a file and uploads it for a section (Product §9: JPEG, PNG or WebP of at most 5 MB). */
export function useSendSectionImage(key: SectionKey) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { mutateAsync: upload } = useUploadSectionImage()
  return async (file: File): Promise<SentImage> => {
    try {
      const problem = await fileProblem(file)
      if (problem) return { problem: msg(`imageField.${problem}`) }
      return { url: (await upload({ data: { image: file, section_key: key } })).data.url }
    } catch (error) {
      return { problem: errorText(homeImageErrors(error)) }
    }
  }
}
