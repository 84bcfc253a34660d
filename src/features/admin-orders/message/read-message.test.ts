import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { shortAddress } from '@/domain/address/cascade'
import { phoneText } from '@/lib/kinds/phone'
import { createTestWorld } from '~mocks/node'
import { type MessageOrder, parseMessages } from './read-message'
import fixtures from './read-message.fixtures.txt?raw'
import type { FoundInMessage } from './tokens'

/** Reads a message in the mock world, as a staff member. */
function read(text: string, isReformed = false) {
  const world = createTestWorld({ names: isReformed ? ['address.two-tier'] : [] })
  const token = world.signIn('staff')
  vi.stubGlobal('fetch', async (path: string) => {
    const request = new Request(new URL(path, 'https://shop.example'), {
      headers: { authorization: `Bearer ${token}` },
    })
    return world.answer(request)
  })
  return parseMessages(new QueryClient(), text)
}

function written<Value>(
  finding: FoundInMessage<Value> | null,
  textOf: (value: Value) => string,
): string {
  if (!finding) return '-'
  return `${finding.isSure ? '' : '?'}${finding.options.map(textOf).join(' ')}`
}

function summary({ name, phone, address, lines, note, total }: MessageOrder): string {
  const goods = lines.map(
    (line) =>
      `${line.quantity} ${written(line, ({ sku }) => sku)}${line.price ? ` =${line.price}` : ''}`,
  )
  return [
    written(name, (text) => text),
    written(phone, phoneText),
    written(address, ({ street, region }) => `${street} / ${shortAddress(region)}`),
    goods.join(' + ') || '-',
    note || '-',
    ...(total ? [`=${total}`] : []),
  ].join(' | ')
}

const [, ...messages] = fixtures.trim().split('\n====\n')

test.each(messages.map((message, index) => [index, message] as const))(
  'reads message %i §10.13.10',
  async (_, message) => {
    const [text = '', ...expected] = message.split('\n→ ')
    const orders = await read(text.replace(/^\(.*\)\n/, ''), text.startsWith('(two levels)'))
    expect(orders.map(summary)).toEqual(expected)
  },
)

test('an uncertain value is a choice among three at most; unused words stay visible §10.13.11', async () => {
  const text = 'chị ơi cho em áo sơ mi An Nhiên'
  const [order] = await read(text)
  const [line] = order?.lines ?? []
  expect(line).toMatchObject({ words: 'áo sơ mi An Nhiên', isSure: false })
  expect(line?.options).toHaveLength(3)
  expect(order?.unused).toEqual(['chị ơi cho em'])
})

test('no message throws, also without any answer of the host', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  const text = 'Lê Thu 0905123456, 12 Châu Long, Hà Nội, đầm Tú Anh be M'
  const [order] = await parseMessages(new QueryClient(), text)
  expect(order?.phone?.options).toEqual(['0905123456'])
  expect(order?.lines).toEqual([])
})
