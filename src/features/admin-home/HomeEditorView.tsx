import { type ReactNode, useRef, useState } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { firstInvalidControl } from '@/ui/form/first-invalid'
import { arrayMove } from '@/ui/sortable/SortableList'
import { useToast } from '@/ui/toast/toast'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { keyOf } from './editor'
import { Columns, Edited } from './home-parts'
import { PublishBar } from './PublishBar'
import { SectionConflict } from './SectionConflict'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'
import { useHomeEditor } from './use-home-editor'

type HomeEditorViewProps = {
  published: readonly HomepageSection[]
  /** Draws the sections as the shop would, and shows the one that is edited. */
  preview: (sections: readonly HomepageSection[], edited: SectionKey | undefined) => ReactNode
}

/** The sections in their order, the form of one of them, and what the shop would show. */
export function HomeEditorView({ published, preview }: HomeEditorViewProps) {
  const msg = useMsg()
  const toast = useToast()
  const editor = useHomeEditor(published)
  const { draft, sections, conflicts } = editor
  const [chosen, setChosen] = useState<SectionKey>()
  const [isChecked, setIsChecked] = useState(false)
  /** Another one where the fields hold something else than what was typed in them. */
  const [round, setRound] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const section = sections.find(({ section_key }) => section_key === chosen) ?? sections[0]
  const isUnsaved = draft.order !== null || Object.keys(draft.edits).length > 0

  const publish = async () => {
    setIsChecked(true)
    const { blocked, done } = await editor.publish()
    if (done) {
      setIsChecked(false)
      toast({ message: msg('adminHome.published') })
    }
    if (!blocked) return
    setChosen(blocked)
    // After the form of that section stands there.
    setTimeout(() => form.current && (firstInvalidControl(form.current) ?? form.current).focus())
  }
  /** The question goes with the button that answered it: the focus goes on to the form below. */
  const settle = (choose: (key: SectionKey) => void, key: SectionKey) => {
    form.current?.focus()
    choose(key)
  }
  const takeTheirs = (key: SectionKey) => {
    editor.takeTheirs(key)
    setRound(round + 1)
  }
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} text={msg('adminHome.leave')} />
      <Columns>
        <div>
          <SectionList
            sections={sections}
            chosen={section?.section_key}
            isUnsaved={(key) => Boolean(draft.edits[key])}
            isConflict={(key) => conflicts.includes(key)}
            disabled={editor.isPending}
            onChoose={setChosen}
            onMove={(from, to) => editor.move(arrayMove(sections.map(keyOf), from, to))}
          />
          {section && (
            <Edited
              ref={form}
              tabIndex={-1}
              role="group"
              aria-label={msg(`adminHome.${section.section_key}`)}
            >
              {conflicts.includes(section.section_key) && (
                <SectionConflict
                  onMine={() => settle(editor.keepMine, section.section_key)}
                  onTheirs={() => settle(takeTheirs, section.section_key)}
                />
              )}
              <SectionForm
                key={`${section.section_key} ${round}`}
                section={section}
                said={editor.said[section.section_key]}
                isChecked={isChecked && Boolean(draft.edits[section.section_key])}
                onChange={(part) => editor.edit(section, part)}
              />
            </Edited>
          )}
        </div>
        {preview(sections, section?.section_key)}
      </Columns>
      <PublishBar
        editor={editor}
        isChecked={isChecked}
        onPublish={() => void publish()}
        onDiscard={() => {
          editor.discard()
          setIsChecked(false)
          setRound(round + 1)
        }}
      />
    </>
  )
}
