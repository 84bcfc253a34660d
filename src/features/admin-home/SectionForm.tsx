import type { SectionKey } from '@/api/generated/model'
import { FormImage } from '@/features/admin-images/FormImage'
import { useMsg } from '@/i18n/use-msg'
import { flat } from '@/lib/description'
import { DescribedField, FormCheckbox, FormSelect, FormTextField } from '@/ui/form/fields'
import { Grid } from '@/ui/layout/basics'
import { homeDescription, type HomeForm } from './home-form'
import { ItemList } from './ItemList'

type SectionFormProps = {
  sectionKey: SectionKey
  /** True where the host stores English texts. */
  hasEnglish: boolean
}

/** The form of a section. Its fields depend on the section's key (Product §2). */
export function SectionForm({ sectionKey, ...props }: SectionFormProps) {
  const msg = useMsg()
  const Content = contents[sectionKey]
  return (
    <Grid $gap={2}>
      <FormCheckbox name={`${sectionKey}.is_active`} label={msg('adminHome.active')} />
      <Content {...props} />
    </Grid>
  )
}

type ContentProps = Omit<SectionFormProps, 'sectionKey'>

const texts = flat(homeDescription)

type WordsProps = { name: string; hasEnglish: boolean; multiline?: boolean }

/** A text of a section, and its English version. */
function Words({ name, hasEnglish, multiline = false }: WordsProps) {
  return (
    <>
      <DescribedField of={texts} name={name} multiline={multiline} />
      {hasEnglish && <DescribedField of={texts} name={`${name}_en`} multiline={multiline} />}
    </>
  )
}

const bandParts = ['title', 'subtitle', 'description', 'image', 'link', 'button_text'] as const
const bandRatios = { office_lady: '4 / 5', banner_home: '21 / 9' } as const

type BandFieldsProps = ContentProps & { section: keyof typeof bandRatios }

/** The fields of a section with texts, a picture and a link. */
function BandFields({ section, hasEnglish }: BandFieldsProps) {
  return bandParts
    .filter((part) => part in homeDescription[section].fields)
    .map((part) => {
      const name = `${section}.${part}`
      if (part === 'link') return <LinkField key={part} name={name} />
      return part === 'image' ? (
        <Picture key={part} section={section} name={name} ratio={bandRatios[section]} />
      ) : (
        <Words key={part} name={name} hasEnglish={hasEnglish} multiline={part === 'description'} />
      )
    })
}

/** The tiles that link to parts of the catalogue. */
function CategoryFields({ hasEnglish }: ContentProps) {
  const msg = useMsg()
  return (
    <>
      <Words name="categories.title" hasEnglish={hasEnglish} />
      <ItemList<HomeForm['categories']['categories'][number]>
        name="categories.categories"
        label={msg('adminHome.category.list')}
        addLabel={msg('adminHome.category.add')}
        nameOf={({ name }, index) => name || msg('adminHome.category.nth', { n: index + 1 })}
        blank={{ name: '', name_en: '', image: '', link: '' }}
      >
        {(name) => (
          <>
            <FormTextField name={`${name}.name`} label={msg('adminHome.field.name')} required />
            {hasEnglish && (
              <FormTextField name={`${name}.name_en`} label={msg('adminHome.field.nameEn')} />
            )}
            <Picture section="categories" name={`${name}.image`} ratio="4 / 5" />
            <LinkField name={`${name}.link`} required />
          </>
        )}
      </ItemList>
    </>
  )
}

/** The icon names of the contract. For an unknown name the shop draws a sparkle. */
const icons = ['truck', 'return', 'shield', 'heart', 'gift', 'phone'] as const

/** The promises of the shop. Each has an icon and a line of text. */
function FeatureFields({ hasEnglish }: ContentProps) {
  const msg = useMsg()
  const known = icons.map((icon) => ({ value: icon, label: msg(`adminHome.icon.${icon}`) }))
  const choices = (icon: string) =>
    known.some(({ value }) => value === icon)
      ? known
      : [...known, { value: icon, label: msg('adminHome.icon.other', { icon }) }]
  return (
    <ItemList<HomeForm['features']['features'][number]>
      name="features.features"
      label={msg('adminHome.feature.list')}
      addLabel={msg('adminHome.feature.add')}
      nameOf={({ text }, index) => text || msg('adminHome.feature.nth', { n: index + 1 })}
      blank={{ icon: 'truck', text: '', text_en: '' }}
    >
      {(name, { icon }) => (
        <>
          <FormSelect
            name={`${name}.icon`}
            label={msg('adminHome.field.icon')}
            options={choices(icon)}
          />
          <FormTextField name={`${name}.text`} label={msg('adminHome.field.text')} required />
          {hasEnglish && (
            <FormTextField name={`${name}.text_en`} label={msg('adminHome.field.textEn')} />
          )}
        </>
      )}
    </ItemList>
  )
}

const contents = {
  office_lady: (props: ContentProps) => <BandFields {...props} section="office_lady" />,
  banner_home: (props: ContentProps) => <BandFields {...props} section="banner_home" />,
  categories: CategoryFields,
  features: FeatureFields,
} as const

/** The link of a section or of a tile. */
function LinkField({ name, required }: { name: string; required?: boolean }) {
  const msg = useMsg()
  return (
    <FormTextField
      name={name}
      label={msg('adminHome.field.link')}
      hint={msg('adminHome.field.link.hint')}
      required={required}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type PictureProps = { section: SectionKey; name: string; ratio: string }

function Picture(props: PictureProps) {
  return <FormImage {...props} label={useMsg()('adminHome.field.image')} required />
}
