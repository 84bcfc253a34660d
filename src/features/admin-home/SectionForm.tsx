import type { SectionKey } from '@/api/generated/model'
import { FormImage } from '@/features/admin-images/FormImage'
import { useMsg } from '@/i18n/use-msg'
import { flat, type NameWith } from '@/lib/description'
import { FormCheckbox, FormSelect, FormTextField } from '@/ui/form/fields'
import { Grid } from '@/ui/layout/basics'
import { home, type HomeForm } from './home-form'
import { ItemList } from './ItemList'

type SectionFormProps = {
  sectionKey: SectionKey
  /** True where the host has English texts. */
  hasEnglish: boolean
}

/** What can be edited of a section; which fields there are depends on its key (Product §2). */
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

function OfficeLadyFields({ hasEnglish }: ContentProps) {
  return (
    <>
      <Words name="office_lady.title" hasEnglish={hasEnglish} />
      <Words name="office_lady.subtitle" hasEnglish={hasEnglish} />
      <Words name="office_lady.description" hasEnglish={hasEnglish} multiline />
      <Picture section="office_lady" name="office_lady.image" ratio="4 / 5" />
      <LinkField name="office_lady.link" />
      <Words name="office_lady.button_text" hasEnglish={hasEnglish} />
    </>
  )
}

const texts = flat(home)
type TextName = NameWith<typeof texts, { english: string }>

type WordsProps = { name: TextName; hasEnglish: boolean; multiline?: boolean }

/** A text of a section, and beside it its English one. */
function Words({ name, hasEnglish, multiline = false }: WordsProps) {
  const msg = useMsg()
  const english = `${name}_en` as const
  return (
    <>
      <FormTextField name={name} label={msg(texts[name].label)} multiline={multiline} />
      {hasEnglish && (
        <FormTextField name={english} label={msg(texts[english].label)} multiline={multiline} />
      )}
    </>
  )
}

function BannerFields({ hasEnglish }: ContentProps) {
  return (
    <>
      <Words name="banner_home.title" hasEnglish={hasEnglish} />
      <Words name="banner_home.description" hasEnglish={hasEnglish} multiline />
      <Picture section="banner_home" name="banner_home.image" ratio="21 / 9" />
      <LinkField name="banner_home.link" />
      <Words name="banner_home.button_text" hasEnglish={hasEnglish} />
    </>
  )
}

/** The tiles that lead into the catalogue. */
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

/** The names of the contract; the shop draws a sparkle for what it does not know. */
const icons = ['truck', 'return', 'shield', 'heart', 'gift', 'phone'] as const

/** What the shop promises: an icon and a line each. */
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
  office_lady: OfficeLadyFields,
  banner_home: BannerFields,
  categories: CategoryFields,
  features: FeatureFields,
} as const

/** Where a section, or a tile of it, leads. */
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
