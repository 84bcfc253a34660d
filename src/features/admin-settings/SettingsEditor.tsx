import { lazy } from 'react'
import type { SettingsData } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Form } from '@/ui/form/Form'
import type { ImageFieldProps } from '@/ui/fields/ImageField'
import { Late } from '@/ui/feedback/Late'
import type { Option } from '@/ui/choosing/Select'
import { MenuSection } from './menu/MenuSection'
import { siteProblems } from './problems'
import { SaveBar } from './SaveBar'
import { Notice, Sections } from './settings-style'
import { SiteSections } from './SiteSections'
import { useSettingsEditor } from './use-settings-editor'

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
)

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
  const editor = useSettingsEditor(data)
  const { base, conflict, isRestored, isOutdated } = editor
  return (
    <>
      {isRestored && (
        <Notice role="status">
          <span>
            {msg('adminSettings.kept')} {isOutdated && msg('adminSettings.kept.newer')}
          </span>
          <Button variant="secondary" onClick={editor.discard}>
            {msg('adminSettings.kept.discard')}
          </Button>
        </Notice>
      )}
      <Form
        key={editor.round}
        aria-label={msg('adminSettings.form')}
        initialValues={editor.initial}
        check={siteProblems}
        onSubmit={editor.save}
        onValuesChange={(form) => editor.keep(form)}
      >
        <Sections>
          <SiteSections send={send} />
          <MenuSection categories={categories} />
        </Sections>
        <SaveBar base={base.form} isKept={editor.isKept} onDiscard={editor.discard} />
      </Form>
      {conflict && (
        <Late>
          <ConflictDialog
            conflict={conflict}
            base={isOutdated ? null : base.form}
            onSave={editor.resolve}
            onBack={editor.leaveConflict}
          />
        </Late>
      )}
    </>
  )
}
