import { useEffect, useRef } from 'react'
import { acceptedImages, fileProblem } from '@/domain/admin/image-file'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ImageField, type SentImage } from '@/ui/fields/ImageField'
import { useFormField } from '@/ui/form/use-form-field'

type CategoryImageProps = {
  /** Takes the files that are picked, by the address at which they show. They go out with the category. */
  picked: Map<string, File>
}

/** The picture of a category, in the form around it. There may be none. */
export function CategoryImage({ picked }: CategoryImageProps) {
  const msg = useMsg()
  const field = useRef<HTMLDivElement>(null)
  const { value, error, onChange } = useFormField<string>('image')
  useEffect(
    function releaseFiles() {
      return () => {
        for (const address of picked.keys()) URL.revokeObjectURL(address)
        picked.clear()
      }
    },
    [picked],
  )
  const take = async (file: File): Promise<SentImage> => {
    const problem = await fileProblem(file).catch(() => 'failed' as const)
    if (problem) return { problem: msg(`imageField.${problem}`) }
    const url = URL.createObjectURL(file)
    picked.set(url, file)
    return { url }
  }
  const remove = () => {
    onChange('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field}>
      <ImageField
        label={msg('adminCategories.image')}
        value={value}
        error={error}
        onChange={onChange}
        send={take}
        accept={acceptedImages}
        action={
          value && (
            <Button variant="quiet" onClick={remove}>
              {msg('adminCategories.image.remove')}
            </Button>
          )
        }
      />
    </div>
  )
}
