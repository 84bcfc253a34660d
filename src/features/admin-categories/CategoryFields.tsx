import { useState } from 'react'
import { isConflict } from '@/api/errors'
import type { AdminCategory } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form } from '@/ui/form/Form'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import type { CategoryForm } from './category-form'
import { ConflictNote } from './ConflictNote'
import { categorySaveErrors, fieldTexts } from './errors'
import { ParentField } from './ParentField'
import { SlugField } from './SlugField'
import { WindowBody, WindowButtons } from './window-style'

type CategoryFieldsProps = {
  category: AdminCategory | undefined
  categories: readonly AdminCategory[]
  start: CategoryForm
  /** Why the last attempt failed. */
  error: unknown
  isSending: boolean
  onChange: (form: CategoryForm) => void
  /** Rejects with what went wrong. */
  onSend: (form: CategoryForm, version: string | undefined) => Promise<void>
  onCancel: () => void
}

/** Name, address, parent, whether it shows. What no field can say stands above the buttons. */
export function CategoryFields({
  category,
  categories,
  start,
  error,
  isSending,
  ...does
}: CategoryFieldsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  // The version that was edited; after a conflict, the one that is knowingly written over.
  const [version, setVersion] = useState(category?.updated_at)
  const isInFields = Object.keys(fieldTexts(error)).length > 0
  return (
    <Form<CategoryForm>
      initialValues={start}
      schema={() => import('./schema')}
      onValuesChange={does.onChange}
      onSubmit={(form, { setFieldErrors }) =>
        does.onSend(form, version).catch((failure: unknown) => setFieldErrors(fieldTexts(failure)))
      }
    >
      <WindowBody>
        <FormTextField
          name="name"
          label={msg('adminCategories.name')}
          maxLength={limits.nameMax}
          autoComplete="off"
          required
        />
        <SlugField />
        <ParentField category={category} categories={categories} />
        <FormCheckbox name="is_active" label={msg('adminCategories.active.label')} />
        {isConflict(error) && category ? (
          <ConflictNote id={category.id} onVersion={setVersion} />
        ) : (
          Boolean(error) &&
          !isInFields && <ErrorState compact message={errorText(categorySaveErrors(error))} />
        )}
        <WindowButtons>
          <Button variant="secondary" disabled={isSending} onClick={does.onCancel}>
            {msg('adminCategories.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {msg('adminCategories.save')}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Form>
  )
}
