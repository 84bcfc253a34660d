import { useMsg } from '@/i18n/use-msg'
import { TextField } from '@/ui/fields/TextField'
import { ImageOfSection } from './ImageOfSection'
import { ItemList } from './ItemList'
import { LinkField, type SectionFields } from './section-fields'

const blank = { name: '', image: '', link: '' }

/** The tiles that lead into the catalogue. */
export function CategoryFields(fields: SectionFields) {
  const msg = useMsg()
  const { content, change, errorOf, leave, forget } = fields
  const { categories = [] } = content
  return (
    <ItemList
      label={msg('adminHome.category.list')}
      addLabel={msg('adminHome.category.add')}
      nameOf={(index) => categories[index]?.name || msg('adminHome.category.nth', { n: index + 1 })}
      items={categories}
      blank={blank}
      onChange={(list) => {
        if (list.length !== categories.length) forget()
        change({ categories: list })
      }}
    >
      {(tile, index, set) => (
        <>
          <TextField
            label={msg('adminHome.field.name')}
            value={tile.name}
            error={errorOf(`categories.${index}.name`)}
            onChange={(name) => set({ name })}
            onBlur={() => leave(`categories.${index}.name`)}
            required
          />
          <ImageOfSection
            {...fields}
            path={`categories.${index}.image`}
            value={tile.image}
            onChange={(image) => set({ image })}
            ratio="4 / 5"
          />
          <LinkField
            {...fields}
            path={`categories.${index}.link`}
            value={tile.link}
            onChange={(link) => set({ link })}
            required
          />
        </>
      )}
    </ItemList>
  )
}
