import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { failedWriteKind } from '@/api/errors'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { sectionLacksEnglish } from '@/domain/content/description'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { screenHeading } from '@/lib/screen-heading'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { NoEnglishMark } from '@/ui/data/NoEnglishMark'
import { EditorForm } from '@/ui/editor/EditorForm'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormBesidePreview } from '@/ui/fields/Field'
import { firstInvalidControl, focusControl } from '@/ui/form/Form'
import { useFormField, useFormHasErrors } from '@/ui/form/use-form'
import { Row, Text } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { useConfirm } from '@/ui/overlays/confirm'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { useToast } from '@/ui/toast/toast'
import {
  editedSections,
  homeDrafts,
  homeFields,
  type HomeFormValues,
  includesFieldOfSection,
  type PublishPlan,
  planPublishing,
  homeForEditor,
} from './home-form'
import { HomePreview } from './HomePreview'
import { HomeSectionForm } from './HomeSectionForm'
import {
  homeFieldErrors,
  homePublishErrorText,
  homeReadErrorText,
  adminHomeSectionsQuery,
  usePublishHome,
} from './queries'
import type { HomeRulesContext } from './schema'

/** The editor of the home page's sections (Product §10.8), with a preview. */
export function HomeEditorScreen() {
  const msg = useMsg()
  const query = useQuery(adminHomeSectionsQuery)
  return (
    <>
      <ScreenHead title={msg('adminHome.title')} />
      <Async
        query={query}
        skeleton={<HomeEditorSkeleton />}
        errorMessage={useErrorTextOf(homeReadErrorText)}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={msg('adminHome.empty')} text={msg('adminHome.empty.text')} />}
      >
        {(published) => <HomeEditor published={published} />}
      </Async>
    </>
  )
}

/**
 * The list of sections, the form of the chosen section, and the preview. The form reads `published` only
 * once, because a refetch must not overwrite typed values.
 */
function HomeEditor({ published }: { published: readonly HomepageSection[] }) {
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const publish = usePublishHome()
  const [chosen, setChosen] = useState<SectionKey>()
  /** True after a failed attempt to publish invalid values. */
  const [isChecked, setIsChecked] = useState(false)
  const sent = useRef<PublishPlan | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const editor = useRecordEditor<HomeFormValues>({
    fields: homeFields,
    drafts: homeDrafts,
    saved: homeForEditor(published),
    outcomeOf: failedWriteKind,
    async send(form, over) {
      const { data } = await client.ensureQueryData(adminHomeSectionsQuery)
      sent.current = planPublishing(data, form, over)
      return sent.current ? homeForEditor(await publish(sent.current)) : over
    },
    async readNewest() {
      return homeForEditor(
        (await client.fetchQuery({ ...adminHomeSectionsQuery, staleTime: 0 })).data,
      )
    },
    onSaved() {
      setIsChecked(false)
      toast({ message: msg('adminHome.published') })
    },
    onFailure(error) {
      const texts = homeFieldErrors(error, sent.current)
      openFirst((key) => includesFieldOfSection(Object.keys(texts), key))
      return texts
    },
  })
  const sections = editedSections(published, editor.values)
  const keys = sections.map(({ section_key }) => section_key)
  const edited = keys.find((key) => key === chosen) ?? keys[0]
  const hasEnglish = published.some(
    ({ content }) => content.title_en !== undefined || content.features?.[0]?.text_en !== undefined,
  )

  function openFirst(isFaulty: (key: SectionKey) => boolean) {
    const key = keys.find(isFaulty)
    if (!key) return
    setChosen(key)
    // The form of the section is on the page only after the next render, so the focus moves a moment later.
    setTimeout(
      () => part.current && focusControl(firstInvalidControl(part.current) ?? part.current),
    )
  }
  return (
    <EditorForm
      editor={editor}
      schema={async () => (await import('./schema')).homeFormSchema}
      context={(): HomeRulesContext => ({ changed: editor.changed })}
      onSubmit={async (form, helpers) => {
        if (editor.isDirty) await editor.save(form, helpers)
      }}
      onInvalid={(errors) => {
        setIsChecked(true)
        openFirst((key) => key in errors)
      }}
      enterSends={false}
    >
      <Columns>
        <div>
          <SectionList
            sections={sections}
            hasEnglish={hasEnglish}
            chosen={edited}
            isUnsaved={(key) => includesFieldOfSection(editor.changed, key)}
            disabled={editor.isSaving}
            onChoose={setChosen}
          />
          {edited && (
            <Edited ref={part} tabIndex={-1} role="group" aria-label={msg(`adminHome.${edited}`)}>
              <HomeSectionForm
                key={edited}
                sectionKey={edited}
                hasEnglish={hasEnglish}
                lacksEnglish={sections.some(
                  ({ section_key, content }) =>
                    section_key === edited && sectionLacksEnglish(content),
                )}
              />
            </Edited>
          )}
        </div>
        <HomePreview sections={sections} edited={edited} />
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

type SectionListProps = {
  sections: readonly HomepageSection[]
  hasEnglish: boolean
  chosen: SectionKey | undefined
  isUnsaved: (key: SectionKey) => boolean
  disabled: boolean
  onChoose: (key: SectionKey) => void
}

/** The sections, in the sequence of the home page. A click selects the section that the form below edits. */
function SectionList(props: SectionListProps) {
  const { sections, hasEnglish, chosen, isUnsaved, disabled, onChoose } = props
  const msg = useMsg()
  const { onChange } = useFormField<readonly SectionKey[]>('order')
  return (
    <Rows>
      <SortableList
        label={msg('adminHome.sections')}
        items={sections}
        itemId={({ section_key }) => section_key}
        itemName={({ section_key }) => msg(`adminHome.${section_key}`)}
        onMove={(from, to) =>
          onChange(
            arrayMove(
              sections.map(({ section_key }) => section_key),
              from,
              to,
            ),
          )
        }
        disabled={disabled}
      >
        {({ section_key: key, is_active, content }, { handle, steps }) => (
          <RowFrame data-chosen={key === chosen || undefined}>
            {handle}
            <Choose type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              <Text as="span" $weight="bold">
                {msg(`adminHome.${key}`)}
              </Text>{' '}
              {isUnsaved(key) && <Tag data-kind="unsaved">{msg('adminHome.unsaved')}</Tag>}{' '}
              {!is_active && <Tag>{msg('adminHome.hidden')}</Tag>}{' '}
              {hasEnglish && sectionLacksEnglish(content) && <NoEnglishMark />}
            </Choose>
            {steps}
          </RowFrame>
        )}
      </SortableList>
    </Rows>
  )
}

type PublishBarProps = {
  editor: RecordEditor<HomeFormValues>
  /** True after a failed attempt to publish invalid values. */
  isChecked: boolean
  onDiscard: () => void
}

/** The bar at the bottom: a summary of the unpublished changes, and buttons that publish or discard them. */
function PublishBar({ editor, isChecked, onDiscard }: PublishBarProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const isFaulty = useFormHasErrors()
  const confirm = useConfirm()
  const { form } = editor.saved
  const { changed, error, isDirty, isKept, isSaving } = editor
  const count = form.order.filter((key) => includesFieldOfSection(changed, key)).length
  const problem =
    (error !== null && errorText(homePublishErrorText(error))) ||
    (isChecked && isFaulty && msg('adminHome.error.check')) ||
    (isDirty && !isKept && msg('adminHome.state.full'))
  const state = [
    count > 0 && msg('adminHome.state.sections', { n: count }),
    changed.includes('order') && msg('adminHome.state.order'),
  ].filter(Boolean)
  const askToDiscard = () =>
    confirm({
      title: msg('adminHome.discard.title'),
      text: <p>{msg('adminHome.discard.text')}</p>,
      labels: { cancel: msg('adminHome.discard.keep'), confirm: msg('adminHome.discard') },
      run: onDiscard,
      // The form is rendered again after discarding, and the clicked button is replaced. The heading gets the
      // focus instead.
      focusAfter: screenHeading,
    })
  return (
    <Bar label={msg('adminHome.bar')}>
      {problem && <ErrorState compact message={problem} />}
      <State role="status">{state.join(' · ') || msg('adminHome.state.none')}</State>
      <Row $gap={2} $wrap>
        <Button
          variant="secondary"
          // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
          aria-disabled={!isDirty || isSaving}
          onClick={() => isDirty && !isSaving && void askToDiscard()}
        >
          {msg('adminHome.discard')}
        </Button>
        <Button type="submit" loading={isSaving} aria-disabled={!isDirty}>
          {msg('adminHome.publish')}
        </Button>
      </Row>
    </Bar>
  )
}

function HomeEditorSkeleton() {
  return (
    <Columns>
      <Skeleton height="420px" />
      <Skeleton height="420px" />
    </Columns>
  )
}

const Rows = styled.div`
  & > ol {
    display: grid;
    gap: ${space(2)};
  }
`

const RowFrame = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[data-chosen] {
    border-color: ${color.accent};
    box-shadow: inset 3px 0 0 ${color.accent};
  }
`

const Choose = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: ${size.target};
  padding: ${space(2)} ${space(1)};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
  text-align: start;
`

/** On wide screens the preview stays in view while the page scrolls. It scrolls too, without a second bar. */
const Columns = styled(FormBesidePreview)`
  ${media.desktop} {
    & > :last-child {
      position: sticky;
      top: ${space(4)};
      overflow-y: auto;
      scroll-behavior: smooth;
      scrollbar-width: none;
      max-height: calc(100dvh - ${space(28)});
    }
  }
`

const Edited = styled.div`
  margin-block-start: ${space(5)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

const Tag = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  font-size: ${text.xs};
  line-height: ${space(5)};
  white-space: nowrap;

  &[data-kind='unsaved'] {
    background: ${color.celadonSoft};
  }
`

const Bar = styled(BottomBar)`
  & > [role='alert'] {
    flex: 1 0 100%;
  }
`

const State = styled.p`
  flex: 1 1 12em;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
