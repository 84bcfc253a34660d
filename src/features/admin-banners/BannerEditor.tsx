import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ApiError, writeOutcome } from '@/api/errors'
import type { Banner } from '@/api/generated/model'
import { banner } from '@/domain/content/description'
import { acceptedImages } from '@/domain/content/image-file'
import { useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { numberOf } from '@/lib/kinds/kinds'
import { keyHeaders } from '@/lib/random-key'
import { space } from '@/theme/tokens'
import { EditorActions } from '@/ui/editor/EditorActions'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { BesidePreview } from '@/ui/fields/Field'
import { FocusField } from '@/ui/fields/FocusField'
import { ImageField, type ImageFieldProps } from '@/ui/fields/ImageField'
import { FormTextField } from '@/ui/form/fields'
import { Languages } from '@/ui/form/Languages'
import { useFormField } from '@/ui/form/use-form'
import {
  bannerDrafts,
  bannerFields,
  type BannerForm,
  bannerRequest,
  savedBanner,
} from './banner-form'
import { bannerFieldErrors, bannerSaveErrors, useAddBanner, useChangeBanner } from './mutations'
import { adminBannersQuery } from './queries'

type BannerEditorProps = {
  /** Undefined for a new one. Read once: what is typed is not taken away by newer answers. */
  banner?: Banner | undefined
  /** True where the host has English texts. */
  hasEnglish: boolean
  /** True where the host knows which part of a picture must be seen. */
  hasFraming: boolean
  sendImage: ImageFieldProps['send']
  renderPreview: (form: BannerForm) => ReactNode
  renderListLink: (label: string) => ReactNode
  onSaved: () => void
  /** Goes back to the list; unsaved values are asked about. */
  onCancel: () => void
}

/** A banner's form beside what the shop would show. What is typed stays as a draft until it is saved. */
export function BannerEditor(props: BannerEditorProps) {
  const {
    banner: edited,
    hasEnglish,
    hasFraming,
    sendImage,
    renderPreview,
    renderListLink,
    onSaved,
    onCancel,
  } = props
  const msg = useMsg()
  const client = useQueryClient()
  const { mutateAsync: add } = useAddBanner()
  const { mutateAsync: change } = useChangeBanner()
  const editor = useRecordEditor<BannerForm>({
    fields: bannerFields,
    drafts: bannerDrafts,
    saved: savedBanner(edited),
    outcomeOf: writeOutcome,
    async send(form, { id, updatedAt }, key) {
      const data = bannerRequest(form, updatedAt)
      const answer = await (id === null
        ? add({ data, ...keyHeaders(key) })
        : change({ id: Number(id), data }))
      return savedBanner(answer.data)
    },
    async readNewest(id) {
      const { data } = await client.fetchQuery({ ...adminBannersQuery, staleTime: 0 })
      const newest = data.find((other) => other.id === id)
      if (!newest) throw new ApiError(404)
      return savedBanner(newest)
    },
    onSaved,
    onFailure: bannerFieldErrors,
  })
  return (
    <BesidePreview>
      <FormSide>
        <EditorForm editor={editor} schema={() => import('./schema')}>
          <BannerImage send={sendImage} />
          {hasFraming && <BannerFraming image={editor.values.image_url} />}
          <Languages
            hasEnglish={hasEnglish}
            lacks={(suffix) => suffix !== '' && lacksEnglish(banner, editor.values)}
          >
            {(suffix) =>
              (['title_1', 'title_2'] as const).map((title) => (
                <FormTextField
                  key={title}
                  name={title + suffix}
                  label={msg(banner[`${title}${suffix}`].label)}
                />
              ))
            }
          </Languages>
          <FormTextField
            name="link"
            label={msg(banner.link.label)}
            hint={msg('adminBanners.link.hint')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EditorActions
            editor={editor}
            saveErrors={bannerSaveErrors}
            renderListLink={renderListLink}
            labels={{ save: msg('adminBanners.save'), cancel: msg('adminBanners.cancel') }}
            onCancel={onCancel}
          />
        </EditorForm>
      </FormSide>
      {renderPreview(editor.values)}
    </BesidePreview>
  )
}

/** Where the picture is looked at, and how far its plain part reaches. */
function BannerFraming({ image }: { image: string }) {
  const msg = useMsg()
  const x = useFormField<string>('focus_x')
  const y = useFormField<string>('focus_y')
  const width = useFormField<string>('text_width')
  return (
    <FocusField
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

function BannerImage({ send }: Pick<ImageFieldProps, 'send'>) {
  const msg = useMsg()
  const { value, error, onChange } = useFormField<string>('image_url')
  return (
    <ImageField
      label={msg(banner.image_url.label)}
      value={value}
      error={error}
      onChange={onChange}
      send={send}
      accept={acceptedImages}
      required
    />
  )
}

const FormSide = styled.div`
  min-width: 0;

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`
