import { useState } from 'react'
import styled from 'styled-components'
import type { HomepageSection, SectionContent } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { CategoryFields } from './CategoryFields'
import type { Part } from './editor'
import { FeatureFields } from './FeatureFields'
import { ImageOfSection } from './ImageOfSection'
import { LinkField, type SectionFields, WordsField } from './section-fields'
import { sectionProblems } from './problems'

type SectionFormProps = {
  section: HomepageSection
  /** What the server said about fields. */
  said: Readonly<Record<string, string>> | undefined
  /** Every problem shows; before, only those of fields that were left. */
  isChecked: boolean
  onChange: (part: Part) => void
}

/** What can be edited of a section; which fields there are depends on its key (Product §2). */
export function SectionForm({ section, said, isChecked, onChange }: SectionFormProps) {
  const msg = useMsg()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { section_key: key, is_active, content } = section
  const problems = sectionProblems(section)

  const fields: SectionFields = {
    sectionKey: key,
    content,
    change: (part: SectionContent) => onChange({ is_active, content: { ...content, ...part } }),
    errorOf: (path) => {
      const problem = isChecked || left.has(path) ? problems[path] : undefined
      return said?.[path] ?? (problem && msg(problem))
    },
    leave: (path) => setLeft(new Set([...left, path])),
    // What stood at a place now stands elsewhere.
    forget: () => setLeft(new Set()),
  }
  return (
    <Fields>
      <Checkbox
        label={msg('adminHome.active')}
        checked={is_active}
        onChange={(checked) => onChange({ is_active: checked, content })}
      />
      {key === 'office_lady' && (
        <>
          <WordsField {...fields} name="title" label={msg('adminHome.field.title')} />
          <WordsField {...fields} name="subtitle" label={msg('adminHome.field.subtitle')} />
          <WordsField
            {...fields}
            name="description"
            label={msg('adminHome.field.description')}
            multiline
          />
        </>
      )}
      {(key === 'office_lady' || key === 'banner_home') && (
        <>
          <ImageOfSection
            {...fields}
            value={content.image ?? ''}
            onChange={(image) => fields.change({ image })}
            path="image"
            ratio={key === 'office_lady' ? '4 / 5' : '21 / 9'}
          />
          <LinkField
            {...fields}
            value={content.link ?? ''}
            onChange={(link) => fields.change({ link })}
            path="link"
          />
        </>
      )}
      {key === 'office_lady' && (
        <WordsField {...fields} name="button_text" label={msg('adminHome.field.button')} />
      )}
      {key === 'categories' && (
        <>
          <WordsField {...fields} name="title" label={msg('adminHome.field.title')} />
          <CategoryFields {...fields} />
        </>
      )}
      {key === 'features' && <FeatureFields {...fields} />}
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`
