import { type AdminSite, openAdminSite } from '../admin-site.ts'

/** A working day of the shop. */
export interface Day extends Pick<AdminSite, 'url' | 'begin' | 'close'> {
  /** Returns a table of the backend. */
  read<Row>(table: string): Promise<Row[]>
}

/** Serves a build for a real API whose days begin with 20 cash orders that wait. */
export async function openDay(built: string | undefined): Promise<Day> {
  const site = await openAdminSite({ built, backend: [] })
  const read = async <Row>(table: string) => (await site.ask(`/__world/${table}`)) as Row[]
  return {
    url: site.url,
    close: site.close,
    read,
    async begin() {
      const token = await site.begin()
      const variants = await read<{ id: number; product_id: number; stock: number }>('variants')
      const waiting = (await read<Queued>('orders')).filter(isInQueue).length
      const bought = variants.filter(({ stock }) => stock > 5).slice(0, queued - waiting)
      for (const [nth, { id, product_id }] of bought.entries()) {
        const items = [{ product_id, variant_id: id, quantity: 1 }]
        const phone = `0987 650 ${String(nth).padStart(3, '0')}`
        await site.ask('/api/payments/create', { ...buyer, phone, items })
      }
      return token
    },
  }
}

/** How many cash orders wait. */
export const queued = 20

interface Queued {
  status: string
  payment_method: string
}

/** True for an order that waits for its call. */
export const isInQueue = ({ status, payment_method }: Queued) =>
  status === 'pending' && payment_method === 'cod'

const buyer = {
  full_name: 'Trần Thị Bích',
  province_id: 1,
  district_id: 5,
  ward_id: 167,
  address: '12 Xuân Thủy',
  payment_method: 'cod',
}
