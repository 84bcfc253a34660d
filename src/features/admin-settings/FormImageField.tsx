import { useFormField } from '@/ui/form/use-form-field'
import { ImageField, type ImageFieldProps } from '@/ui/fields/ImageField'

type FormImageFieldProps = Pick<ImageFieldProps, 'label' | 'send' | 'ratio'> & { name: string }

/** A picture of the form around it; its value is a URL. */
export function FormImageField({ name, ...rest }: FormImageFieldProps) {
  const { value, error, onChange } = useFormField<string>(name)
  return (
    <ImageField
      {...rest}
      accept="image/jpeg,image/png,image/webp"
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
