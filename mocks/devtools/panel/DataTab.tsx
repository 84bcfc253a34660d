import { type ChangeEvent, useEffect, useReducer, useState } from 'react'
import { isTableName, tableNames } from '../../db/stores'
import type { Key, TableName } from '../../db/tables'
import { makeWorldFile } from '../bundle/make-bundle'
import { openQaFile } from '../bundle/open-bundle'
import { keyOfRow } from '../edits'
import type { QaWorld } from '../qa-world'
import { searchRows, textOf } from '../rows'
import { useQaMsg } from '../use-qa-msg'
import { download } from './download'
import { RowForm } from './RowForm'

const shown = 50

/** Returns a line that tells a row from others: its first texts. */
function titleOf(row: object): string {
  return Object.entries(row)
    .filter(([name]) => /name|code|title|email|text|slug|status|colour|size|website/.test(name))
    .map(([, value]) => textOf(value).slice(0, 60))
    .filter((text) => text !== '' && !text.startsWith('<'))
    .slice(0, 3)
    .join(' · ')
}

/** Takes the world to another machine as a file, and brings one from there. */
function WorldFileButtons({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [isRefused, setIsRefused] = useState(false)

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) setIsRefused(!openQaFile(await file.text()))
  }

  return (
    <>
      <div className="row">
        <button
          type="button"
          onClick={() => download('moc-lan-world.json', JSON.stringify(makeWorldFile(world)))}
        >
          {msg('qa.data.export')}
        </button>
        <label className="file">
          <span>{msg('qa.data.import')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void open(event)}
          />
        </label>
      </div>
      {isRefused && <p role="alert">{msg('qa.bundle.unreadable')}</p>}
    </>
  )
}

/** The tables of the world: search, change, undo. */
export function DataTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [table, setTable] = useState<TableName>('products')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Key | null>(null)
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const { db, edits, shop } = world
  // The shop writes, too.
  useEffect(
    function followWorld() {
      return db.subscribe(refresh)
    },
    [db],
  )
  const found = searchRows(db.tables[table], search)
  const row = chosen === null ? undefined : db.find(table, chosen)

  function finish() {
    setChosen(null)
    shop.refetch()
  }

  return (
    <>
      <div className="row">
        <label>
          <span>{msg('qa.data.table')}</span>
          <select
            value={table}
            onChange={({ target }) => {
              if (isTableName(target.value)) setTable(target.value)
              setChosen(null)
            }}
          >
            {tableNames.map((name) => (
              <option key={name} value={name}>
                {name} ({db.tables[name].length})
              </option>
            ))}
          </select>
        </label>
        <label className="grow">
          <span>{msg('qa.data.search')}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button
          type="button"
          disabled={edits.count() === 0}
          onClick={() => {
            edits.undo()
            finish()
          }}
        >
          {msg('qa.data.undo', { n: edits.count() })}
        </button>
      </div>
      {row ? (
        <RowForm
          key={`${table} ${chosen}`}
          table={table}
          row={row}
          edits={edits}
          onDone={finish}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <>
          <p role="status">{msg('qa.data.found', { n: found.length })}</p>
          <ul className="rows">
            {found.slice(0, shown).map((candidate) => {
              const key = keyOfRow(table, candidate)
              return (
                <li key={key}>
                  <button type="button" onClick={() => setChosen(key)}>
                    <code>{key}</code>
                    <span>{titleOf(candidate)}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <WorldFileButtons world={world} />
    </>
  )
}
