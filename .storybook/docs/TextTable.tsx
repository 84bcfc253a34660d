import { use } from 'react'
import { Table } from './page-parts'

type Messages = Readonly<Record<string, string>>

const files = import.meta.glob<Messages>('../../src/i18n/messages/*/*.json', { import: 'default' })

/** Loads every text of a language, as translators write it. */
async function load(locale: string): Promise<Messages> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${locale}/`))
  const areas = await Promise.all(own.map(([, read]) => read()))
  return Object.assign({}, ...areas)
}

let loading: Promise<[Messages, Messages]> | undefined

function allTexts(): Promise<[Messages, Messages]> {
  loading ??= Promise.all([load('vi'), load('en')])
  return loading
}

/** Messages with their texts in both languages; suspends. */
export function TextTable({ ids }: { ids: readonly string[] }) {
  const [vi, en] = use(allTexts())
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Id</th>
          <th scope="col">Tiếng Việt</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            <td lang="vi">{vi[id]}</td>
            <td lang="en">{en[id]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
