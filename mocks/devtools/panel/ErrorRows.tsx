import { useEffect, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { shopConfig } from '@/lib/shop-config'
import { fold } from '@/lib/text'
import { errorCatalogue } from '../../errors/catalogue'
import { actions, type ErrorRow, linkOf, places } from '../../errors/row'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from './elements'

interface ErrorRowsProps {
  world: Pick<QaWorld, 'loadIntl'>
  search: string
  isOpen: boolean
}

function useShopTexts({ loadIntl }: ErrorRowsProps['world'], locale: string): IntlShape | null {
  const [intl, setIntl] = useState<IntlShape | null>(null)
  useEffect(
    function load() {
      let isLeft = false
      void loadIntl(locale, 'all').then((loaded) => !isLeft && setIntl(loaded))
      return () => void (isLeft = true)
    },
    [loadIntl, locale],
  )
  return intl
}

function Row({ shown: { row, text, isServer, place, action } }: { shown: ShownError }) {
  const msg = useQaMsg()
  const { sentence, operation, outcome, scenario } = row
  return (
    <li>
      <a href={shopConfig.base + linkOf(row).slice(1)}>{isServer ? `“${text}”` : text}</a>
      <small>
        {sentence} · {operation ?? '–'} · {outcome} · {place}
        {isServer && ` · ${msg('qa.errors.server')}`}
      </small>
      {action && (
        <small>
          {msg('qa.errors.then')} {action}
        </small>
      )}
      <code>{scenario.join(', ')}</code>
    </li>
  )
}

function ErrorList({ world, search }: Omit<ErrorRowsProps, 'isOpen'>) {
  const msg = useQaMsg()
  const { locale } = useIntl()
  const intl = useShopTexts(world, locale)
  if (!intl) return null
  const language = locale === 'vi' ? 'vi' : 'en'
  // No call has said yet until when to wait.
  const found = findErrors(search, language, (id) => intl.formatMessage({ id }, { time: '…' }))
  return (
    <>
      <p role="status">{msg('qa.errors.found', { n: found.length })}</p>
      <ul className="errors">
        {found.map((shown) => (
          <Row key={shown.row.id} shown={shown} />
        ))}
      </ul>
    </>
  )
}

export function ErrorRows({ world, search, isOpen }: ErrorRowsProps) {
  const msg = useQaMsg()
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        <b>{msg('qa.states.errors')}</b>
        <small>{msg('qa.errors.about')}</small>
      </summary>
      {isShown && <ErrorList world={world} search={search} />}
    </details>
  )
}

type ShownError = {
  row: ErrorRow
  text: string
  isServer: boolean
  place: string
  action: string | null
}

export function findErrors(
  search: string,
  locale: 'vi' | 'en',
  textOf: (id: string) => string,
): ShownError[] {
  const words = fold(search).split(' ').filter(Boolean)
  return errorCatalogue
    .map((row) => ({
      row,
      text: 'id' in row.said ? textOf(row.said.id) : row.said.server,
      isServer: 'server' in row.said,
      place: places[row.place][locale],
      action: row.action && actions[row.action][locale],
    }))
    .filter(({ row, text, place }) => {
      const { id, sentence, operation, outcome, path, scenario } = row
      const said = [text, id, sentence, operation, outcome, place, path, ...scenario]
      const all = fold(said.join(' '))
      return words.every((word) => all.includes(word))
    })
}
