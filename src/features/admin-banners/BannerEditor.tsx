import { type ReactNode, useRef, useState } from 'react'
import { isConflict } from '@/api/errors'
import type { Banner } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { type BannerForm, bannerForm, bannerProblems, bannerRequest, sameForm } from './banner-form'
import { BannerConflict } from './BannerConflict'
import { BannerFields } from './BannerFields'
import { readBannerDraft, writeBannerDraft } from './draft'
import { Buttons, Columns, DraftNote, FormSide } from './editor-parts'
import { bannerFieldErrors, bannerSaveErrors } from './errors'
import { useAddBanner, useChangeBanner } from './mutations'

type BannerEditorProps = {
  /** As it is on the server now; nothing for a new one. */
  banner?: Banner | undefined
  /** Draws the banner as the shop would. */
  preview: (form: BannerForm) => ReactNode
  onSaved: () => void
  onCancel: () => void
}

/** A banner's form beside what the shop would show. What is typed stays as a draft until it is saved. */
export function BannerEditor({ banner, preview, onSaved, onCancel }: BannerEditorProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = banner?.id ?? null
  const [draft] = useState(() => readBannerDraft(id))
  const [isDraft, setIsDraft] = useState(draft !== undefined)
  /** What is edited, in the version that it was begun with. */
  const [base, setBase] = useState(
    banner && draft?.version ? { ...banner, updated_at: draft.version } : banner,
  )
  const [start, setStart] = useState(draft?.form ?? bannerForm(banner))
  const [form, setForm] = useState(start)
  const [round, setRound] = useState(0)
  const side = useRef<HTMLDivElement>(null)
  const add = useAddBanner()
  const change = useChangeBanner()
  const { error, reset } = id === null ? add : change
  const unsaved = !sameForm(form, bannerForm(base))

  const type = (next: BannerForm) => {
    setForm(next)
    const isSame = sameForm(next, bannerForm(base))
    writeBannerDraft(id, isSame ? null : { form: next, version: base?.updated_at })
    if (error && !isConflict(error)) reset()
  }
  const startOver = (from: Banner | undefined) => {
    writeBannerDraft(id, null)
    reset()
    setIsDraft(false)
    setBase(from)
    setStart(bannerForm(from))
    setForm(bannerForm(from))
    setRound(round + 1)
    // After the new fields stand there; the button that was pressed goes.
    setTimeout(() => side.current?.querySelector('input')?.focus())
  }
  const save = async (values: BannerForm, version = base, helpers?: FormHelpers<BannerForm>) => {
    try {
      const data = bannerRequest(values, version)
      await (id === null ? add.mutateAsync({ data }) : change.mutateAsync({ id, data }))
    } catch (failure) {
      helpers?.setFieldErrors(bannerFieldErrors(failure))
      return
    }
    writeBannerDraft(id, null)
    onSaved()
  }
  const hasFieldErrors = Object.keys(bannerFieldErrors(error)).some((name) => name in form)
  return (
    <Columns>
      <UnsavedGuard unsaved={unsaved} text={msg('adminBanners.unsaved')} />
      <FormSide ref={side}>
        {isDraft && (
          <DraftNote>
            <span>{msg('adminBanners.draft')}</span>
            <Button variant="quiet" onClick={() => startOver(banner)}>
              {msg('adminBanners.draft.discard')}
            </Button>
          </DraftNote>
        )}
        <Form<BannerForm>
          key={round}
          initialValues={start}
          check={bannerProblems}
          onValuesChange={type}
          onSubmit={(values, helpers) => save(values, base, helpers)}
        >
          <BannerFields />
          {isConflict(error) && banner ? (
            <BannerConflict
              theirs={banner}
              onMine={() => save(form, banner)}
              onTheirs={() => startOver(banner)}
            />
          ) : (
            error &&
            !hasFieldErrors && <ErrorState compact message={errorText(bannerSaveErrors(error))} />
          )}
          <Buttons onCancel={onCancel} />
        </Form>
      </FormSide>
      {preview(form)}
    </Columns>
  )
}
