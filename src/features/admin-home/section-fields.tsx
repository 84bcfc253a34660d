import type { SectionContent, SectionKey } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { TextField } from '@/ui/fields/TextField'

/** What every field of a section's form needs. */
export type SectionFields = {
  sectionKey: SectionKey
  content: SectionContent
  change: (part: SectionContent) => void
  errorOf: (path: string) => string | undefined
  leave: (path: string) => void
  /** The places of a list have changed: what was said about them holds no longer. */
  forget: () => void
}

type WordsFieldProps = SectionFields & {
  name: 'title' | 'subtitle' | 'description' | 'button_text'
  label: string
  multiline?: boolean
}

/** Words of a section. */
export function WordsField({ name, label, multiline, ...fields }: WordsFieldProps) {
  return (
    <TextField
      label={label}
      multiline={multiline ?? false}
      value={fields.content[name] ?? ''}
      error={fields.errorOf(name)}
      onChange={(text) => fields.change({ [name]: text })}
      onBlur={() => fields.leave(name)}
    />
  )
}

type LinkFieldProps = SectionFields & {
  path: string
  value: string
  onChange: (href: string) => void
  required?: boolean
}

/** Where a section, or a tile of it, leads. */
export function LinkField({ path, value, onChange, required, errorOf, leave }: LinkFieldProps) {
  const msg = useMsg()
  return (
    <TextField
      label={msg('adminHome.field.link')}
      hint={msg('adminHome.field.link.hint')}
      value={value}
      error={errorOf(path)}
      required={required}
      onChange={onChange}
      onBlur={() => leave(path)}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
