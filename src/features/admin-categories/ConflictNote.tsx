import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useFillForm } from '@/ui/form/use-fill-form'
import { type CategoryForm, formOf } from './category-form'
import { adminCategoriesQuery } from './queries'
import { Note, NoteButtons } from './window-style'

type ConflictNoteProps = {
  id: number
  /** The version that the next save knows of. */
  onVersion: (updatedAt: string) => void
}

/** Somebody saved another version meanwhile: says what it is, and lets both ways open. What was typed stays. */
export function ConflictNote({ id, onVersion }: ConflictNoteProps) {
  const msg = useMsg()
  const fill = useFillForm<CategoryForm>()
  const { data, refetch, isFetching } = useQuery(adminCategoriesQuery)
  useEffect(
    function readNewest() {
      void refetch()
    },
    [refetch],
  )
  const newest = data?.find((category) => category.id === id)
  const take = (category: AdminCategory) => {
    onVersion(category.updated_at)
    fill(formOf(category, null))
  }
  return (
    <Note role="alert">
      <p>{msg('admin.error.conflict')}</p>
      {newest && !isFetching && (
        <>
          <p>{msg('adminCategories.conflict.theirs', { name: newest.name, slug: newest.slug })}</p>
          <NoteButtons>
            <Button variant="secondary" onClick={() => take(newest)}>
              {msg('adminCategories.conflict.take')}
            </Button>
            <Button type="submit" variant="secondary" onClick={() => onVersion(newest.updated_at)}>
              {msg('adminCategories.conflict.keep')}
            </Button>
          </NoteButtons>
        </>
      )}
    </Note>
  )
}
