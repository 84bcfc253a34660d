import type { SectionKey } from '@/api/generated/model'
import { acceptedTypes } from '@/domain/content/image-file'
import { useFormField } from '@/ui/form/use-form'
import { ImageField, type ImageFieldProps } from '@/ui/media/upload/ImageField'
import { useUploadImage } from './mutations'

type FormImageFieldProps = Pick<ImageFieldProps, 'label' | 'ratio' | 'required'> & {
  name: string
  /**
   * The section of the home page to which the picture belongs. Any other picture is uploaded as a banner
   * picture, because the contract has only these two uploads.
   */
  section?: SectionKey
}

/** The field for a picture in a form of the back office. A picked file is checked and uploaded at once. */
export function FormImageField({ name, section, ...props }: FormImageFieldProps) {
  const send = useUploadImage()
  const { value, error, onChange } = useFormField<string>(name)
  return (
    <ImageField
      {...props}
      value={value}
      error={error}
      onChange={onChange}
      send={(file) => send(file, section)}
      accept={acceptedTypes}
    />
  )
}
