import styled from 'styled-components'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { useFormField } from '@/ui/form/use-form-field'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { Tag } from './home-layout'

type SectionListProps = {
  /** In the order of the home page. */
  sections: readonly HomepageSection[]
  /** The one that is edited. */
  chosen: SectionKey | undefined
  /** True for a section with changes that are not published. */
  isUnsaved: (key: SectionKey) => boolean
  /** True while the page is being published. */
  disabled: boolean
  /** Called with the section to edit. */
  onChoose: (key: SectionKey) => void
}

/** The sections in the order of the home page; one of them is edited below. */
export function SectionList(props: SectionListProps) {
  const { sections, chosen, isUnsaved, disabled, onChoose } = props
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
        {({ section_key: key, is_active }, { handle, steps }) => (
          <Row data-chosen={key === chosen || undefined}>
            {handle}
            <Choose type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              <Name>{msg(`adminHome.${key}`)}</Name>{' '}
              {isUnsaved(key) && <Tag data-kind="unsaved">{msg('adminHome.unsaved')}</Tag>}{' '}
              {!is_active && <Tag>{msg('adminHome.hidden')}</Tag>}
            </Choose>
            {steps}
          </Row>
        )}
      </SortableList>
    </Rows>
  )
}

const Rows = styled.div`
  & > ol {
    display: grid;
    gap: ${space(2)};
    padding: 0;
  }
`

const Row = styled.div`
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
  text-align: start;
`

const Name = styled.span`
  font-weight: ${weight.bold};
`
