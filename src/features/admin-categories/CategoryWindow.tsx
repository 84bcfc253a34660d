import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, failedWriteKind } from '@/api/errors'
import type { AdminCategory } from '@/api/generated/model'
import { acceptedTypes, imageFileProblem, imageRules } from '@/domain/content/image-file'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { sendablePicture } from '@/lib/picture-file'
import { idempotencyHeaders } from '@/lib/random-key'
import { slugify } from '@/lib/text'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Select } from '@/ui/choosing/Select'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { EditorWindow } from '@/ui/editor/EditorWindow'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { firstWithId, neighbourInList } from '@/ui/editor/window-task'
import { DescribedField, FormCheckbox, FormTextField } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import { ImageField, type ImageUploadResult } from '@/ui/media/upload/ImageField'
import { useToast } from '@/ui/toast/toast'
import {
  categoryFields,
  type CategoryFormValues,
  categoryFormDescription,
  categoryRequest,
  categoryForEditor,
} from './category-form'
import {
  adminCategoriesQuery,
  categoryDeleteErrorText,
  categoryFieldErrors,
  categorySaveErrorText,
  useRemoveCategory,
  useSaveCategory,
} from './queries'
import { categoryOptions, childCategories, hostHasEnglishNames } from './tree'

/**
 * The task of the window: to create or change a category, or to delete one. A new category has no `category`.
 */
export type CategoryTask =
  | { name: 'save'; category?: AdminCategory; parentId: number | null }
  | { name: 'delete'; category: AdminCategory }

/** Returns the id of the button that adds a category below `parentId`. Null is the button for level 1. */
export const addCategoryButtonId = (parentId: number | null) => `add-category-${parentId ?? 'top'}`
export const editCategoryButtonId = (id: number) => `edit-category-${id}`
export const deleteCategoryButtonId = (id: number) => `delete-category-${id}`

type CategoryWindowProps = {
  task: CategoryTask
  isOpen: boolean
  categories: readonly AdminCategory[]
  onClose: () => void
}

/** The window that creates, changes or deletes a category. */
export function CategoryWindow({ task, ...rest }: CategoryWindowProps) {
  return task.name === 'delete' ? (
    <DeleteCategory category={task.category} {...rest} />
  ) : (
    <CategoryEditor category={task.category} parentId={task.parentId} {...rest} />
  )
}

type CategoryEditorProps = Omit<CategoryWindowProps, 'task'> & {
  category: AdminCategory | undefined
  parentId: number | null
}

function CategoryEditor(props: CategoryEditorProps) {
  const { category, parentId, categories, isOpen, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveCategory()
  /** The picked files, by the object URL of their preview. The form contains only this URL. */
  const [picked] = useState(() => new Map<string, File>())
  const editor = useRecordEditor<CategoryFormValues>({
    fields: categoryFields,
    saved: categoryForEditor(category, parentId),
    outcomeOf: failedWriteKind,
    async send(form, { id, updatedAt }, key) {
      const data = categoryRequest(form, updatedAt)
      const file = picked.get(form.image)
      const call = { id: id === null ? null : Number(id), data, file }
      const answer = await save({ ...call, ...idempotencyHeaders(key) })
      return categoryForEditor(answer.data)
    },
    async readNewest(id) {
      const { data } = await client.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 })
      const newest = data.find((other) => other.id === id)
      if (!newest) throw new ApiError(404)
      return categoryForEditor(newest)
    },
    onSaved({ form }) {
      toast({ message: msg('adminCategories.saved', { name: form.name }) })
      onClose()
    },
    onFailure: categoryFieldErrors,
  })
  return (
    <EditorWindow
      editor={editor}
      isOpen={isOpen}
      title={msg(category ? 'adminCategories.edit.title' : 'adminCategories.add')}
      finalFocus={() =>
        firstWithId(
          ...(category ? [editCategoryButtonId(category.id)] : [addCategoryButtonId(parentId)]),
          addCategoryButtonId(null),
        )
      }
      schema={categoryFormDescription}
      nameOf={(id) => categories.find((other) => String(other.id) === id)?.name}
      saveErrors={categorySaveErrorText}
      renderListLink={(label) => <Link to="/admin/categories">{label}</Link>}
      labels={{ save: msg('adminCategories.save'), cancel: msg('adminCategories.cancel') }}
      onLeave={onClose}
    >
      <DescribedField of={categoryFormDescription} name="name" />
      {hostHasEnglishNames(categories) && (
        <DescribedField of={categoryFormDescription} name="name_en" />
      )}
      <SlugField category={category} />
      <ParentField category={category} categories={categories} />
      <CategoryImage picked={picked} />
      <FormCheckbox name="is_active" label={msg('adminCategories.active.label')} />
    </EditorWindow>
  )
}

/**
 * The field for the category's part of the URL. If the field is empty, this part is made from the name. If
 * staff change the URL of an existing category, a hint says that the old URL will redirect to the new one.
 */
function SlugField({ category }: Pick<CategoryEditorProps, 'category'>) {
  const msg = useMsg()
  const { name, slug } = useFormValues<CategoryFormValues>()
  const address = slug.trim() || slugify(name) || '…'
  const isMoved = category !== undefined && address !== category.slug
  const field = (
    <FormTextField
      name="slug"
      label={msg('adminCategories.slug')}
      placeholder={slugify(name)}
      hint={msg('adminCategories.slug.hint', { address: `/category/${address}` })}
      maxLength={limits.nameMax}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
  return (
    <div>
      {field}
      <div role="status">
        {isMoved && (
          <Text $size="sm">
            {msg('adminCategories.slug.moved', { address: `/category/${category.slug}` })}
          </Text>
        )}
        {isMoved && <Mentions category={category} />}
      </div>
    </div>
  )
}

/** A list of the places in the shop that link to a category. */
function Mentions({ category: { linked_from: places } }: { category: AdminCategory }) {
  const msg = useMsg()
  if (!places?.length) return null
  return (
    <>
      <Text $size="sm">{msg('adminCategories.linked', { n: places.length })}</Text>
      <Text as="ul" $size="sm">
        {places.map(({ place, name }) => (
          <li key={`${place} ${name}`}>{msg(`adminCategories.linked.${place}`, { name })}</li>
        ))}
      </Text>
    </>
  )
}

type ParentFieldProps = {
  category: AdminCategory | undefined
  categories: readonly AdminCategory[]
}

/**
 * The field that chooses the parent. It is disabled for a category with children, because there are only two
 * levels.
 */
function ParentField({ category, categories }: ParentFieldProps) {
  const msg = useMsg()
  const { value, onChange, onBlur } = useFormField<number | null>('parent_id')
  const hasChildren = category !== undefined && childCategories(categories, category.id).length > 0
  const tops = categories.filter(({ id, level }) => level === 1 && id !== category?.id)
  return (
    <div>
      <Select
        name="parent_id"
        label={msg('adminCategories.parent')}
        value={String(value ?? '')}
        onChange={(id) => onChange(id === '' ? null : Number(id))}
        onBlur={onBlur}
        disabled={hasChildren}
        options={[
          { value: '', label: msg('adminCategories.parent.none') },
          ...tops.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {hasChildren && (
        <Text $size="sm" $color="inkSoft">
          {msg('adminCategories.parent.fixed')}
        </Text>
      )}
    </div>
  )
}

type CategoryImageProps = {
  /** The picked files, by the object URL of their preview. A file is sent together with the category. */
  picked: Map<string, File>
}

/** The optional picture of a category. */
function CategoryImage({ picked }: CategoryImageProps) {
  const msg = useMsg()
  const picker = useRef<HTMLInputElement>(null)
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
  const pick = async (file: File): Promise<ImageUploadResult> => {
    const problem = await imageFileProblem(file).catch(() => 'failed' as const)
    if (problem) return { problem: msg(`imageField.${problem}`) }
    const image = await sendablePicture(file, imageRules).catch(() => null)
    if (!image) return { problem: msg('imageField.failed') }
    const url = URL.createObjectURL(image)
    picked.set(url, image)
    return { url }
  }
  return (
    <ImageField
      ref={picker}
      label={msg('adminCategories.image')}
      value={value}
      error={error}
      onChange={onChange}
      send={pick}
      accept={acceptedTypes}
      action={
        value && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange('')
              picker.current?.focus()
            }}
          >
            {msg('adminCategories.image.remove')}
          </Button>
        )
      }
    />
  )
}

type DeleteCategoryProps = Omit<CategoryWindowProps, 'task'> & { category: AdminCategory }

/**
 * The confirmation before a category is deleted. If the category has products or links, staff choose another
 * category for them. A category with children can't be deleted.
 */
function DeleteCategory({ category, categories, isOpen, onClose }: DeleteCategoryProps) {
  const msg = useMsg()
  const toast = useToast()
  const [target, setTarget] = useState('')
  const { mutateAsync, isSuccess } = useRemoveCategory()
  const current = categories.find(({ id }) => id === category.id) ?? category
  const children = childCategories(categories, category.id).length
  const products = current.product_count
  const others = categoryOptions(categories.filter(({ id }) => id !== category.id))
  const isLinked = (current.linked_from ?? []).length > 0 && others.length > 0
  const needsTarget = products > 0 || isLinked
  const [neighbour] = useState(() =>
    neighbourInList(
      category,
      categories.filter(({ parent_id }) => parent_id === category.parent_id),
    ),
  )

  const remove = async () => {
    const params = target ? { reassign_to: Number(target) } : {}
    await mutateAsync({ id: category.id, params })
    toast({ message: msg('adminCategories.deleted', { name: category.name }) })
    return true as const
  }
  return (
    <ActionWindow
      isOpen={isOpen}
      title={msg('adminCategories.delete.title', { name: category.name })}
      labels={{ save: msg('adminCategories.delete'), cancel: msg('adminCategories.cancel') }}
      initialValues={{}}
      isBlocked={children > 0 || (needsTarget && target === '' && !isSuccess)}
      // After the deletion the delete button has disappeared with its row, so the edit button of a neighbour
      // gets the focus.
      finalFocus={() =>
        firstWithId(
          ...(isSuccess ? [] : [deleteCategoryButtonId(category.id)]),
          ...(neighbour ? [editCategoryButtonId(neighbour.id)] : []),
          addCategoryButtonId(null),
        )
      }
      onSend={remove}
      errors={categoryDeleteErrorText}
      onClose={onClose}
    >
      {children > 0 ? (
        <p>{msg('adminCategories.delete.children', { n: children })}</p>
      ) : needsTarget && !isSuccess ? (
        <>
          {products > 0 && <p>{msg('adminCategories.delete.products', { n: products })}</p>}
          <div>
            <Mentions category={current} />
          </div>
          <Select
            label={msg(`adminCategories.delete.${products > 0 ? 'target' : 'leads'}`)}
            value={target}
            options={[{ value: '', label: msg('adminCategories.delete.choose') }, ...others]}
            onChange={setTarget}
          />
        </>
      ) : (
        <p>{msg('adminCategories.delete.text')}</p>
      )}
    </ActionWindow>
  )
}
