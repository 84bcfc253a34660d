import { useMsg } from '@/i18n/use-msg'
import { Select } from '@/ui/choosing/Select'
import { TextField } from '@/ui/fields/TextField'
import { ItemList } from './ItemList'
import type { SectionFields } from './section-fields'

/** The names of the contract; the shop draws a sparkle for what it does not know. */
const icons = ['truck', 'return', 'shield', 'heart', 'gift', 'phone'] as const
const blank = { icon: 'truck', text: '' }

/** What the shop promises: an icon and a line each. */
export function FeatureFields({ content, change, errorOf, leave, forget }: SectionFields) {
  const msg = useMsg()
  const { features = [] } = content
  const known = icons.map((icon) => ({ value: icon, label: msg(`adminHome.icon.${icon}`) }))
  const choices = (icon: string) =>
    known.some(({ value }) => value === icon)
      ? known
      : [...known, { value: icon, label: msg('adminHome.icon.other', { icon }) }]
  return (
    <ItemList
      label={msg('adminHome.feature.list')}
      addLabel={msg('adminHome.feature.add')}
      nameOf={(index) => features[index]?.text || msg('adminHome.feature.nth', { n: index + 1 })}
      items={features}
      blank={blank}
      onChange={(list) => {
        if (list.length !== features.length) forget()
        change({ features: list })
      }}
    >
      {(feature, index, set) => (
        <>
          <Select
            label={msg('adminHome.field.icon')}
            options={choices(feature.icon)}
            value={feature.icon}
            onChange={(icon) => set({ icon })}
          />
          <TextField
            label={msg('adminHome.field.text')}
            value={feature.text}
            error={errorOf(`features.${index}.text`)}
            onChange={(text) => set({ text })}
            onBlur={() => leave(`features.${index}.text`)}
            required
          />
        </>
      )}
    </ItemList>
  )
}
