import type { Exemptions } from './story-mirror.ts'

/** Components that another room uses without a story of their own, and where their states are seen. */
export const storyExemptions: Exemptions = {
  'src/features/address-book/picker/DeliverySummary.tsx': 'CheckoutScreen, SavedAddresses',
  'src/features/admin-customers/CallerField.tsx': 'NewOrderScreen',
  'src/features/admin-orders/payment/PaymentCheck.tsx':
    'AdminOrderScreen: PaymentUnclear, PaymentMarked',
  'src/features/admin-returns/ReturnsList.tsx': 'ReturnsScreen',
  'src/features/admin-products/VariantField.tsx': 'NewOrderScreen',
  'src/features/admin-vouchers/VoucherWindow.tsx': 'VouchersScreen: Adding',
  'src/features/admin-vouchers/VouchersList.tsx': 'VouchersScreen',
  'src/features/addresses/CascadeSkeleton.tsx': 'AddressCascade: OnItsWay',
  'src/features/addresses/MovedWards.tsx': 'AddressesScreen: OfBefore2025, AddressFields: Asked',
  'src/features/catalogue/ProductCard.tsx': 'CardGrid',
  'src/features/catalogue/more/HomeShelves.tsx': 'HomeScreen: Loaded, Empty, EmptyAndLoading',
  'src/features/catalogue/more/Nearest.tsx': 'ProductScreen and ProductListScreen: NotFound',
  'src/features/catalogue/product/ProductLayout.tsx': 'ProductScreen: Loading, InStock',
  'src/features/checkout/RecipientFields.tsx': 'CheckoutForm, ChangeDelivery',
  'src/features/home/HomeSections.tsx': 'HomeScreen',
  'src/features/orders/ClaimForm.tsx':
    'OrdersScreen: WithOrdersOfTheDevice, NotAdded, HostAddsNone',
  'src/features/orders/DeviceOrders.tsx': 'OrdersScreen: OfAVisitor, OfANewVisitor',
  'src/features/orders/LookUpForm.tsx': 'OrderTrackScreen',
  'src/features/orders/ReturnWindow.tsx': 'ReturnOrder, AdminOrderScreen: ReturnByPhone',
  'src/features/orders/PlacedOrderPage.tsx': 'CodSuccessScreen, OrderSuccessScreen',
  'src/features/sizes/HowToMeasure.tsx': 'SizeGuideScreen',
  'src/features/sizes/SizeTables.tsx': 'SizeGuideScreen',
  'src/screens/wishlist/Heart.tsx': 'WishlistButton',
  'src/screens/wishlist/LateHeart.tsx': 'WishlistButton, late',
  'src/ui/form/FormCheckbox.tsx': 'Form, with the states of Checkbox',
  'src/ui/form/FormCombobox.tsx': 'Form, with the states of Combobox',
  'src/ui/form/FormPasswordField.tsx': 'RegisterForm, with the states of PasswordField',
  'src/ui/form/FormRadioGroup.tsx': 'Form, with the states of RadioGroup',
  'src/ui/form/FormSelect.tsx': 'RegisterForm, with the states of Select',
  'src/ui/form/FormTextField.tsx': 'Form, with the states of TextField',
  'src/ui/media/slider/KeenSlides.tsx': 'is what Slider loads for two or more slides',
  'src/ui/toast/ToastOutlet.tsx': 'is the late loading of Toaster',
}
