import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { writeOutcome } from '@/api/errors'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import type { SentImage } from '@/ui/fields/ImageField'
import { firstInvalidControl } from '@/ui/form/first-invalid'
import { useToast } from '@/ui/toast/toast'
import { serverTexts } from './errors'
import {
  editedSections,
  homeDrafts,
  homeFields,
  type HomeForm,
  isSectionAmong,
  type PublishPlan,
  publishPlan,
  savedHome,
} from './home-form'
import { Columns, Edited } from './home-layout'
import { usePublishHome } from './mutations'
import { PublishBar } from './PublishBar'
import { homeSectionsQuery } from './queries'
import type { RulesContext } from './schema'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'

type HomeEditorViewProps = {
  /** What can be edited of it is read once: what is typed is not taken away by newer answers. */
  published: readonly HomepageSection[]
  /** Checks and uploads a picture. */
  send: (file: File, section: SectionKey) => Promise<SentImage>
  /** Draws the sections as the shop would, and shows the one that is edited. */
  preview: (sections: readonly HomepageSection[], edited: SectionKey | undefined) => ReactNode
}

/** The sections in their order, the form of one of them, and what the shop would show. */
export function HomeEditorView({ published, send, preview }: HomeEditorViewProps) {
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const publish = usePublishHome()
  const [chosen, setChosen] = useState<SectionKey>()
  /** Rules stood in the way when publishing was tried. */
  const [isChecked, setIsChecked] = useState(false)
  const sent = useRef<PublishPlan | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const editor = useRecordEditor<HomeForm>({
    fields: homeFields,
    drafts: homeDrafts,
    saved: savedHome(published),
    outcomeOf: writeOutcome,
    async send(form, over) {
      const { data } = await client.ensureQueryData(homeSectionsQuery)
      sent.current = publishPlan(data, form, over)
      return sent.current ? savedHome(await publish(sent.current)) : over
    },
    async readNewest() {
      return savedHome((await client.fetchQuery({ ...homeSectionsQuery, staleTime: 0 })).data)
    },
    onSaved() {
      setIsChecked(false)
      toast({ message: msg('adminHome.published') })
    },
    onFailure(error) {
      const texts = serverTexts(error, sent.current)
      openFirst((key) => isSectionAmong(Object.keys(texts), key))
      return texts
    },
  })
  const sections = editedSections(published, editor.values)
  const keys = sections.map(({ section_key }) => section_key)
  const edited = keys.find((key) => key === chosen) ?? keys[0]

  function openFirst(isFaulty: (key: SectionKey) => boolean) {
    const key = keys.find(isFaulty)
    if (!key) return
    setChosen(key)
    // After the form of that section stands there.
    setTimeout(() => part.current && (firstInvalidControl(part.current) ?? part.current).focus())
  }
  return (
    <EditorForm
      editor={editor}
      schema={() => import('./schema')}
      context={(): RulesContext => ({ changed: editor.changed })}
      onSubmit={async (form, helpers) => {
        if (editor.isDirty) await editor.save(form, helpers)
      }}
      onInvalid={(errors) => {
        setIsChecked(true)
        openFirst((key) => key in errors)
      }}
      enterSaves={false}
    >
      <Columns>
        <div>
          <SectionList
            sections={sections}
            chosen={edited}
            isUnsaved={(key) => isSectionAmong(editor.changed, key)}
            disabled={editor.isSaving}
            onChoose={setChosen}
          />
          {edited && (
            <Edited ref={part} tabIndex={-1} role="group" aria-label={msg(`adminHome.${edited}`)}>
              <SectionForm key={edited} sectionKey={edited} send={(file) => send(file, edited)} />
            </Edited>
          )}
        </div>
        {preview(sections, edited)}
      </Columns>
      <PublishBar
        editor={editor}
        isChecked={isChecked}
        onDiscard={() => {
          setIsChecked(false)
          editor.discard()
        }}
      />
    </EditorForm>
  )
}
