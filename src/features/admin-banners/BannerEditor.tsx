import { useQuery, useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { ApiError, failedWriteKind } from '@/api/errors'
import type { Banner } from '@/api/generated/model'
import { banner } from '@/domain/content/description'
import { FormImageField } from '@/features/admin-images/FormImageField'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { HeroSlides } from '@/features/home/Hero'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { numberOf } from '@/lib/kinds/kinds'
import { idempotencyHeaders } from '@/lib/random-key'
import { space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { EditorFooter } from '@/ui/editor/EditorFooter'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormBesidePreview } from '@/ui/fields/Field'
import { FocalPointField } from '@/ui/fields/FocalPointField'
import { DescribedField } from '@/ui/form/fields'
import { LanguageFields } from '@/ui/form/LanguageFields'
import { useFormField } from '@/ui/form/use-form'
import { Stack } from '@/ui/layout/basics'
import { DevicePreview } from '@/ui/preview/DevicePreview'
import { useToast } from '@/ui/toast/toast'
import {
  bannerDrafts,
  bannerFields,
  type BannerFormValues,
  bannerFormDescription,
  bannerAfterSave,
  bannerRequest,
  bannerForEditor,
} from './banner-form'
import {
  adminBannersQuery,
  bannerFieldErrors,
  bannerReadErrorText,
  bannerSaveErrorText,
  useAddBanner,
  useChangeBanner,
} from './queries'

type BannerPageProps = {
  edit: number | 'new'
  /**
   * Called when staff leave the editor. The caller then opens the list. If `saved` is true, it must not ask
   * about unsaved changes.
   */
  onDone: (saved: boolean) => void
}

/** The page that edits a banner. It creates a banner if `edit` is 'new'. */
export function BannerPage({ edit, onDone }: BannerPageProps) {
  const msg = useMsg()
  const query = useQuery(adminBannersQuery)
  const isNew = edit === 'new'
  const errorMessage = useErrorTextOf(bannerReadErrorText)
  const editorOf = (banner?: Banner) => (
    <BannerEditor banner={banner} known={query.data ?? []} onDone={onDone} />
  )
  return (
    <>
      <BackLink to="/admin/banners">{msg('adminBanners.back')}</BackLink>
      <ScreenHead title={msg(isNew ? 'adminBanners.editor.new' : 'adminBanners.editor.edit')} />
      {isNew ? (
        editorOf()
      ) : (
        <Async
          query={query}
          skeleton={<BannersSkeleton />}
          errorMessage={errorMessage}
          isEmpty={(list) => !list.some(({ id }) => id === edit)}
          empty={
            <EmptyState
              title={msg('adminBanners.error.gone')}
              text={msg('adminBanners.error.gone.text')}
            />
          }
        >
          {(list) => editorOf(list.find(({ id }) => id === edit))}
        </Async>
      )}
    </>
  )
}

type BannerEditorProps = Pick<BannerPageProps, 'onDone'> & {
  /**
   * The banner to edit, or undefined for a new banner. The form reads it only once, because a refetch must
   * not overwrite typed values.
   */
  banner: Banner | undefined
  /**
   * All banners. If they have English texts and focus points, the host supports both, and the form has fields
   * for them.
   */
  known: readonly Banner[]
}

/** The form of a banner, beside a preview. Typed values stay in a draft until they are saved. */
function BannerEditor({ banner: edited, known, onDone }: BannerEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: add } = useAddBanner()
  const { mutateAsync: change } = useChangeBanner()
  const editor = useRecordEditor<BannerFormValues>({
    fields: bannerFields,
    drafts: bannerDrafts,
    saved: bannerForEditor(edited),
    outcomeOf: failedWriteKind,
    async send(form, { id, updatedAt }, key) {
      const data = bannerRequest(form, updatedAt)
      const answer = await (id === null
        ? add({ data, ...idempotencyHeaders(key) })
        : change({ id: Number(id), data }))
      return bannerForEditor(answer.data)
    },
    async readNewest(id) {
      const { data } = await client.fetchQuery({ ...adminBannersQuery, staleTime: 0 })
      const newest = data.find((other) => other.id === id)
      if (!newest) throw new ApiError(404)
      return bannerForEditor(newest)
    },
    onSaved() {
      toast({ message: msg('adminBanners.saved') })
      onDone(true)
    },
    onFailure: bannerFieldErrors,
  })
  return (
    <FormBesidePreview>
      <FormSide>
        <EditorForm editor={editor} schema={bannerFormDescription}>
          <FormImageField name="image_url" label={msg(banner.image_url.label)} required />
          {known.some(({ focus_x }) => focus_x !== undefined) && (
            <BannerFraming image={editor.values.image_url} />
          )}
          <LanguageFields
            hasEnglish={known.some(({ title_1_en }) => title_1_en !== undefined)}
            lacks={(suffix) => suffix !== '' && lacksEnglish(banner, editor.values)}
          >
            {(suffix) =>
              (['title_1', 'title_2'] as const).map((title) => (
                <DescribedField key={title} of={bannerFormDescription} name={title + suffix} />
              ))
            }
          </LanguageFields>
          <DescribedField
            of={bannerFormDescription}
            name="link"
            hint={msg('adminBanners.link.hint')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EditorFooter
            editor={editor}
            saveErrors={bannerSaveErrorText}
            renderListLink={(label) => <Link to="/admin/banners">{label}</Link>}
            labels={{ save: msg('adminBanners.save'), cancel: msg('adminBanners.cancel') }}
            onCancel={() => onDone(false)}
          />
        </EditorForm>
      </FormSide>
      <DevicePreview>
        <HeroSlides banners={[bannerAfterSave(editor.values)]} />
      </DevicePreview>
    </FormBesidePreview>
  )
}

/** The fields for the focus point of the picture, and for the width of the area with text. */
function BannerFraming({ image }: { image: string }) {
  const msg = useMsg()
  const x = useFormField<string>('focus_x')
  const y = useFormField<string>('focus_y')
  const width = useFormField<string>('text_width')
  return (
    <FocalPointField
      label={msg(banner.focus_x.label)}
      hint={msg('adminBanners.focus.hint')}
      image={image}
      point={{ x: numberOr(x.value, 60), y: numberOr(y.value, 50) }}
      onPoint={(point) => {
        x.onChange(String(point.x))
        y.onChange(String(point.y))
      }}
      range={{
        label: msg(banner.text_width.label),
        value: numberOr(width.value, 45),
        min: 20,
        onChange: (next) => width.onChange(String(next)),
      }}
    />
  )
}

const numberOr = (typed: string, usual: number) => numberOf('count', typed) ?? usual

export function BannersSkeleton() {
  return (
    <LoadingCards $gap={3}>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} height="132px" />
      ))}
    </LoadingCards>
  )
}

const LoadingCards = styled(Stack)`
  padding-block-start: ${space(9)};
`

const FormSide = styled.div`
  min-width: 0;

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`
