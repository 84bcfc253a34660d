import type { SectionKey } from '@/api/generated/model'
import { FormImageField } from '@/features/admin-images/FormImageField'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { flattenDescription } from '@/lib/description'
import { DescribedField, FormCheckbox, FormSelect, FormTextField } from '@/ui/form/fields'
import { type LanguageSuffix, FormLanguageSwitch, TextsPerLanguage } from '@/ui/form/LanguageFields'
import { Grid } from '@/ui/layout/basics'
import { homeDescription, type HomeFormValues } from './home-form'
import { ItemListField } from './ItemListField'

type HomeSectionFormProps = {
  sectionKey: SectionKey
  /** True if the section lacks English texts. */
  lacksEnglish: boolean
  /** True if the host stores English texts. */
  hasEnglish: boolean
}

/**
 * The form of one section. It shows the texts of one language at a time. Which fields it has depends on the
 * section's key (Product §2).
 */
export function HomeSectionForm({ sectionKey, lacksEnglish, hasEnglish }: HomeSectionFormProps) {
  const msg = useMsg()
  const Content = contents[sectionKey]
  return (
    <Grid $gap={2}>
      <FormCheckbox name={`${sectionKey}.is_active`} label={msg('adminHome.active')} />
      <FormLanguageSwitch hasEnglish={hasEnglish} lacks={(suffix) => suffix !== '' && lacksEnglish}>
        <Content hasEnglish={hasEnglish} />
      </FormLanguageSwitch>
    </Grid>
  )
}

type ContentProps = Pick<HomeSectionFormProps, 'hasEnglish'>

const texts = flattenDescription(homeDescription)

type WordsProps = { name: string; hasEnglish: boolean; multiline?: boolean }

/** The fields for a text of the section, one field for each language. */
function Words({ name, hasEnglish, multiline = false }: WordsProps) {
  return (
    <TextsPerLanguage hasEnglish={hasEnglish}>
      {(suffix) => <DescribedField of={texts} name={name + suffix} multiline={multiline} />}
    </TextsPerLanguage>
  )
}

type ItemWordsProps = ContentProps & {
  name: string
  labels: Readonly<Record<LanguageSuffix, MessageId>>
}

/** The fields for a text of an item, for example of a tile, one field for each language. */
function ItemWords({ name, hasEnglish, labels }: ItemWordsProps) {
  const msg = useMsg()
  return (
    <TextsPerLanguage hasEnglish={hasEnglish}>
      {(suffix) => (
        <FormTextField name={name + suffix} label={msg(labels[suffix])} required={suffix === ''} />
      )}
    </TextsPerLanguage>
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

/** The fields for tiles that link to parts of the catalogue. */
function CategoryFields({ hasEnglish }: ContentProps) {
  const msg = useMsg()
  return (
    <>
      <Words name="categories.title" hasEnglish={hasEnglish} />
      <ItemListField<HomeFormValues['categories']['categories'][number]>
        name="categories.categories"
        label={msg('adminHome.category.list')}
        addLabel={msg('adminHome.category.add')}
        nameOf={({ name }, index) => name || msg('adminHome.category.nth', { n: index + 1 })}
        blank={{ name: '', name_en: '', image: '', link: '' }}
      >
        {(name) => (
          <>
            <ItemWords
              name={`${name}.name`}
              hasEnglish={hasEnglish}
              labels={{ '': 'adminHome.field.name', _en: 'adminHome.field.nameEn' }}
            />
            <Picture section="categories" name={`${name}.image`} ratio="4 / 5" />
            <LinkField name={`${name}.link`} required />
          </>
        )}
      </ItemListField>
    </>
  )
}

/** The icon names that the contract lists. For an unknown name, the shop draws a sparkle. */
const icons = ['truck', 'return', 'shield', 'heart', 'gift', 'phone'] as const

/**
 * The fields for the promises of the shop, for example "Free returns". Each promise has an icon and a line of
 * text.
 */
function FeatureFields({ hasEnglish }: ContentProps) {
  const msg = useMsg()
  const known = icons.map((icon) => ({ value: icon, label: msg(`adminHome.icon.${icon}`) }))
  const choices = (icon: string) =>
    known.some(({ value }) => value === icon)
      ? known
      : [...known, { value: icon, label: msg('adminHome.icon.other', { icon }) }]
  return (
    <ItemListField<HomeFormValues['features']['features'][number]>
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
          <ItemWords
            name={`${name}.text`}
            hasEnglish={hasEnglish}
            labels={{ '': 'adminHome.field.text', _en: 'adminHome.field.textEn' }}
          />
        </>
      )}
    </ItemListField>
  )
}

const contents = {
  office_lady: (props: ContentProps) => <BandFields {...props} section="office_lady" />,
  banner_home: (props: ContentProps) => <BandFields {...props} section="banner_home" />,
  categories: CategoryFields,
  features: FeatureFields,
} as const

/** The field for the link of a section or of a tile. */
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
  return <FormImageField {...props} label={useMsg()('adminHome.field.image')} required />
}
