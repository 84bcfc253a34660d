import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { HomepageSection } from '@/api/generated/model'
import { HomeSection } from '@/features/home/HomeSection'
import { homePicture } from '../../support/pictures'
import { longName } from '../../support/products'

const image = homePicture('banner-home')

const section = (
  section_key: HomepageSection['section_key'],
  content: HomepageSection['content'],
): Story['args'] => ({ section: { section_key, is_active: true, content } })

const slugs = [
  ['Áo', 'shirts'],
  ['Đầm', 'dresses'],
  ['Chân váy', 'skirts'],
  ['Quần', 'pants'],
  ['Áo dài', 'ao-dai'],
  ['Áo khoác', 'outerwear'],
] as const
const categories = slugs.map(([name, slug]) => ({
  name,
  image: homePicture(`category-${slug}`),
  link: `/category/${slug}`,
}))

const lady = {
  title: 'Quý cô công sở',
  subtitle: 'Bộ sưu tập mới',
  description: 'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt.',
  image: homePicture('office-lady'),
  link: '/category/dam-cong-so',
  button_text: 'Khám phá ngay',
}

const priceTags = [
  { product_id: 1, x: 30, y: 30 },
  { product_id: 2, x: 70, y: 55 },
  { product_id: 999_999, x: 50, y: 80 },
]

const features = [
  { icon: 'truck', text: 'Giao hàng toàn quốc' },
  { icon: 'return', text: 'Đổi trả trong 7 ngày' },
  { icon: 'shield', text: 'Thanh toán khi nhận hàng' },
  { icon: 'heart', text: 'May tại Việt Nam' },
]

const meta = {
  component: HomeSection,
  args: { section: { section_key: 'banner_home', is_active: true, content: { image } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeSection>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

/** Without a link it is a picture. */
export const Banner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const BannerLinked: Story = {
  tags: ['§2.5.3'],
  args: section('banner_home', { image, link: '/category/dresses' }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bộ sưu tập nổi bật' })
    await expect(link).toHaveAttribute('href', '/category/dresses')
  },
}

export const OfficeLady: Story = {
  tags: ['§2.5.2'],
  args: section('office_lady', lady),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: lady.title })).toBeVisible()
    for (const text of [lady.subtitle, lady.description])
      await expect(canvas.getByText(text)).toBeVisible()
    const link = canvas.getByRole('link', { name: lady.button_text })
    await expect(link).toHaveAttribute('href', lady.link)
  },
}

export const OfficeLadyPictureOnly: Story = { args: section('office_lady', { image: lady.image }) }

export const OfficeLadyWordsOnly: Story = { args: section('office_lady', { ...lady, image: '' }) }

export const OfficeLadyWithLongTexts: Story = {
  args: section('office_lady', {
    ...lady,
    title: longName,
    subtitle: longName,
    button_text: longName,
  }),
  globals: phone,
}

/** Each tag leads to its product and names it; a product that is gone has none. */
export const PriceTags: Story = {
  args: section('office_lady', { image: lady.image, tags: priceTags }),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('/products/'))
      await expect(link).toHaveAccessibleName(/VND$/)
    }
  },
}

/** The price alone is shown. */
export const PriceTagsOnAPhone: Story = { ...PriceTags, globals: phone }

/** The picture stays, without tags. */
export const PricesFailed: Story = {
  args: PriceTags.args,
  parameters: { scenario: ['productsByIds.500'] },
}

/** Each opens in a new tab (Product §2). */
export const Categories: Story = {
  tags: ['§2.5.4a', '§2.5.4b'],
  args: section('categories', { title: 'Danh mục nổi bật', categories }),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const CategoriesWithLongNamesOnAPhone: Story = {
  args: section('categories', {
    title: 'Những danh mục được nhiều chị em ghé xem nhất trong mùa này',
    categories: categories.map((category) => ({
      ...category,
      name: `${category.name} thiết kế may đo cao cấp`,
    })),
  }),
  globals: phone,
}

export const Features: Story = {
  tags: ['§2.5.5'],
  args: section('features', { features }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cam kết của chúng tôi' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('Giao hàng toàn quốc')).toBeVisible()
  },
}

/** An icon that the shop does not draw shows as another one. */
export const FeatureWithUnknownIcon: Story = {
  args: section('features', { features: [{ icon: 'rocket', text: 'Giao trong ngày' }] }),
}

export const LongFeaturesOnAPhone: Story = {
  args: section('features', {
    features: features.map((feature) => ({
      ...feature,
      text: `${feature.text}, kể cả những ngày lễ và cuối tuần, trên mọi đơn hàng`,
    })),
  }),
  globals: phone,
}

/** What this shop does not know yet shows nothing, and no error. */
export const UnknownKind: Story = {
  tags: ['shows-nothing'],
  args: { section: JSON.parse('{"section_key":"countdown","is_active":true,"content":{}}') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
