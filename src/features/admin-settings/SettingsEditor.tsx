import { useQueryClient } from '@tanstack/react-query'
import { writeOutcome } from '@/api/errors'
import type { SettingsData, Site } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import type { Option } from '@/ui/choosing/Select'
import { EditorForm } from '@/ui/editor/EditorForm'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import type { ImageFieldProps } from '@/ui/fields/ImageField'
import { BottomBar } from '@/ui/layout/BottomBar'
import { useToast } from '@/ui/toast/toast'
import { fieldTexts, saveErrors } from './errors'
import { MenuSection } from './menu/MenuSection'
import { useSaveSettings } from './mutations'
import { settingsQuery } from './queries'
import { BarButtons, BarLine, Sections } from './settings-layout'
import { savedSite, siteDrafts, siteFields, trimmedSite } from './site-form'
import { SiteSections } from './SiteSections'

export type SettingsEditorProps = {
  /** Read once: what is typed is not taken away by newer answers. */
  data: SettingsData
  /** By slug. */
  categories: readonly Option[]
  /** Checks and uploads a picture. */
  send: ImageFieldProps['send']
}

/** All of site info in one form (Product §10.9, Settings). What is typed is kept on this device until it is saved. */
export function SettingsEditor({ data, categories, send }: SettingsEditorProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveSettings()
  const editor = useRecordEditor<Site>({
    fields: siteFields,
    drafts: siteDrafts,
    saved: savedSite(data),
    outcomeOf: writeOutcome,
    async send(form, { updatedAt }) {
      const site = trimmedSite(form)
      const version = updatedAt !== null && { updated_at: updatedAt }
      return savedSite((await save({ data: { site, ...version } })).data)
    },
    async readNewest() {
      return savedSite((await client.fetchQuery({ ...settingsQuery, staleTime: 0 })).data)
    },
    onSaved: () => toast({ message: msg('adminSettings.saved') }),
    onFailure(error, form) {
      toast({ type: 'error', message: errorText(saveErrors(error)) })
      return fieldTexts(error, form)
    },
  })
  return (
    <EditorForm
      editor={editor}
      aria-label={msg('adminSettings.form')}
      schema={() => import('./schema')}
    >
      <Sections>
        <SiteSections send={send} />
        <MenuSection categories={categories} />
      </Sections>
      <SaveBar editor={editor} />
    </EditorForm>
  )
}

/** Says whether there is something to save, and saves it. */
function SaveBar({ editor }: { editor: RecordEditor<Site> }) {
  const msg = useMsg()
  const { isDirty, isKept, isSaving } = editor
  const state = isKept ? 'editor.state.unsaved' : 'editor.state.notKept'
  return (
    <BottomBar label={msg('adminSettings.bar')}>
      <BarLine>
        <p role="status">{msg(isDirty ? state : 'adminSettings.bar.saved')}</p>
        <BarButtons>
          {isDirty && (
            <Button variant="secondary" disabled={isSaving} onClick={editor.discard}>
              {msg('adminSettings.bar.discard')}
            </Button>
          )}
          <Button type="submit" loading={isSaving}>
            {msg('adminSettings.bar.save')}
          </Button>
        </BarButtons>
      </BarLine>
    </BottomBar>
  )
}
