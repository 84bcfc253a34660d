import { linkOptions } from '@tanstack/react-router'
import { navItems } from '../nav-items'

/** Returns where the palette leads: the screens, and the lists that people look for by name. */
export const pagesOn = (day: string) =>
  [
    ...navItems.map(([to, name]) => ({ name, link: linkOptions({ to }) })),
    {
      name: 'adminKeys.page.queue',
      link: linkOptions({
        to: '/admin/orders',
        search: { status: 'pending', payment_method: 'cod' },
      }),
    },
    {
      name: 'adminKeys.page.toShip',
      link: linkOptions({ to: '/admin/orders', search: { status: 'processing' } }),
    },
    {
      name: 'adminKeys.page.today',
      link: linkOptions({ to: '/admin/orders', search: { from: day, to: day } }),
    },
    {
      name: 'adminKeys.page.soldOut',
      link: linkOptions({ to: '/admin/products', search: { stock: 'out' } }),
    },
    {
      name: 'adminKeys.page.low',
      link: linkOptions({ to: '/admin/products', search: { stock: 'low' } }),
    },
    {
      name: 'adminKeys.page.drafts',
      link: linkOptions({ to: '/admin/products', search: { status: 'draft' } }),
    },
    { name: 'adminKeys.page.sheet', link: linkOptions({ to: '/admin/products/sheet' }) },
    { name: 'adminKeys.action.create', link: linkOptions({ to: '/admin/products/create' }) },
    { name: 'adminKeys.action.shop', link: linkOptions({ to: '/' }) },
  ] as const
