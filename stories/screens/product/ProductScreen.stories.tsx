import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { cartUnitsAtom } from '@/features/cart/state'
import { ProductScreen } from '@/screens/product/ProductScreen'
import { Toaster } from '@/ui/toast/Toaster'
import { specials } from '~mocks/seed/catalogue/specials'

const meta = {
  component: ProductScreen,
  args: { slug: specials.priceRange, variantId: undefined },
  parameters: { layout: 'fullscreen', path: `/products/${specials.priceRange}` },
  render: (args) => (
    <>
      <ProductScreen {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

export const PutIntoTheCart: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vào giỏ' }))
    await expect(loaded.world.store.get(cartUnitsAtom)).toBe(1)
    await expect((await canvas.findAllByText('Đã thêm vào giỏ hàng')).length).toBeGreaterThan(0)
  },
}

/** Straight to checkout with this one line; the cart stays as it was. */
export const BoughtAtOnce: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mua ngay' }))
    await waitFor(() => expect(loaded.world.router.state.location.pathname).toBe('/checkout'))
    await expect(loaded.world.store.get(cartUnitsAtom)).toBe(0)
  },
}

/** A storage without room: the cart stays as it was (Product §8). */
export const AddFailed: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, loaded, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' })
    const write = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await userEvent.click(add)
    await expect((await canvas.findAllByText('Add to cart failed!')).length).toBeGreaterThan(0)
    await expect(loaded.world.store.get(cartUnitsAtom)).toBe(0)
    write.mockRestore()
  },
}

/** Nothing to choose from: a press says what is missing (Product §5). */
export const NothingChosen: Story = {
  parameters: { scenario: ['product.bare'] },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }))
    const said = await canvas.findAllByText('Please select color and size!')
    await expect(said.length).toBeGreaterThan(0)
  },
}

/** The chosen variant goes into the URL. */
export const VariantInTheUrl: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const radios = await canvas.findAllByRole('radio', { checked: false })
    const free = radios.find((radio) => !radio.hasAttribute('disabled'))
    await userEvent.click(free ?? canvas.getByRole('main'))
    await waitFor(() =>
      expect(loaded.world.router.state.location.searchStr).toMatch(/^\?variant=\d+$/),
    )
  },
}

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnSale: Story = { args: { slug: specials.onSale } }

export const SoldOut: Story = {
  args: { slug: specials.soldOut },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mua ngay' })).toBeDisabled()
  },
}

export const SoldOutColour: Story = { args: { slug: specials.soldOutColour.slug } }

export const WithoutPictures: Story = { args: { slug: specials.noImages } }

export const LongNameOnAPhone: Story = {
  args: { slug: specials.longName },
  globals: { viewport: { value: 'phone' } },
}

export const LongColour: Story = { args: { slug: specials.longColour.slug } }

/** Script in the description never runs. */
export const DangerousDescription: Story = { args: { slug: specials.dangerousHtml } }

export const English: Story = { globals: { locale: 'en' } }

export const Loading: Story = { parameters: { scenario: ['productDetail.timeout'] } }

export const NotFound: Story = {
  args: { slug: 'khong-co' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy sản phẩm')).toBeVisible()
  },
}

export const FailedOnce: Story = {
  parameters: { scenario: ['productDetail.500*1'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
