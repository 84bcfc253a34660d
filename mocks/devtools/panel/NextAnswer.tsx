import { type FormEvent, useId, useState } from 'react'
import type { OperationId } from '../../contract/operations.gen'
import type { LogEntry } from '../../pipeline/log'
import { faultEntriesOf } from '../../scenarios/catalogue'
import { redactBody } from '../bundle/redact'
import type { QaWorld } from '../qa-world'
import { useQaMsg, useSentence } from '../use-qa-msg'
import { type Draft, type DraftProblem, fieldsOf, readDraft } from '../written-answer'
import { Area, Choice, Input, Press, readable, Tick } from './elements'

interface NextAnswerProps {
  operation: OperationId
  entry: LogEntry
  world: QaWorld
}

export function NextAnswer({ operation, entry, world }: NextAnswerProps) {
  const msg = useQaMsg()
  const sentence = useSentence()

  /** There is one next answer: an earlier one would come first, again, because a changed scenario starts anew. */
  function use(name: string) {
    const { names } = world.scenario.current().scenario
    const isEarlier = (other: string) => other.startsWith(`${operation}.`) && other.endsWith('*1')
    world.scenario.set([...names.filter((other) => !isEarlier(other)), `${name}*1`])
  }

  return (
    <>
      <Choice label={msg('qa.log.next')} value="" onChange={(name) => name && use(name)}>
        <option value="">–</option>
        {faultEntriesOf(operation).map(({ name, about }) => (
          <option key={name} value={name}>
            {name.slice(operation.length + 1)}: {sentence(about)}
          </option>
        ))}
      </Choice>
      <details>
        <summary>{msg('qa.next.write')}</summary>
        <WrittenAnswerForm
          operation={operation}
          sent={entry.details?.sent ?? null}
          answered={entry.details?.answered ?? null}
          onUse={use}
        />
      </details>
    </>
  )
}

interface WrittenAnswerFormProps {
  operation: OperationId
  sent: string | null
  answered: string | null
  onUse(name: string): void
}

interface ErrorPartProps {
  draft: Draft
  isWrong: boolean
  fields: readonly string[]
  onChange(change: Partial<Draft>): void
}

function ErrorPart({ draft, isWrong, fields, onChange }: ErrorPartProps) {
  const msg = useQaMsg()
  const list = useId()
  const { message, errors } = draft
  const change = (at: number, part: Partial<Draft['errors'][number]>) =>
    onChange({ errors: errors.map((row, index) => (index === at ? { ...row, ...part } : row)) })
  return (
    <>
      <Input
        label={msg('qa.next.message')}
        value={message}
        onChange={(text) => onChange({ message: text })}
      />
      {errors.map(({ field, text }, index) => (
        // Rows are added at the end only.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="row" key={index}>
          <Input
            grow
            label={msg('qa.next.field')}
            list={list}
            aria-invalid={isWrong || undefined}
            autoCapitalize="off"
            spellCheck={false}
            value={field}
            onChange={(value) => change(index, { field: value })}
          />
          <Input
            grow
            label={msg('qa.next.text')}
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={(value) => change(index, { text: value })}
          />
        </div>
      ))}
      <datalist id={list}>
        {fields.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div>
        <Press onClick={() => onChange({ errors: [...errors, { field: '', text: '' }] })}>
          {msg('qa.next.add')}
        </Press>
      </div>
    </>
  )
}

function WrittenAnswerForm({ operation, sent, answered, onUse }: WrittenAnswerFormProps) {
  const msg = useQaMsg()
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: 'error',
    status: '422',
    message: '',
    errors: [{ field: '', text: '' }],
    json: readable(redactBody(answered) ?? '{\n  "success": false\n}'),
  }))
  const [problem, setProblem] = useState<DraftProblem | null>(null)
  const [used, setUsed] = useState('')
  const { kind, status } = draft

  function change(part: Partial<Draft>) {
    setDraft({ ...draft, ...part })
    setProblem(null)
    setUsed('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(operation, draft)
    setProblem('problem' in read ? read.problem : null)
    if ('problem' in read) return
    onUse(read.name)
    setUsed(read.name)
  }

  return (
    <form className="details" onSubmit={submit} noValidate>
      <fieldset>
        <legend>{msg('qa.next.kind')}</legend>
        {(['error', 'json'] as const).map((name) => (
          <Tick
            key={name}
            type="radio"
            label={msg(`qa.next.kind.${name}`)}
            checked={kind === name}
            onChange={() => change({ kind: name })}
          />
        ))}
      </fieldset>
      <Input
        label={msg('qa.next.status')}
        inputMode="numeric"
        aria-invalid={problem === 'status' || undefined}
        value={status}
        onChange={(digits) => change({ status: digits })}
      />
      {kind === 'error' ? (
        <ErrorPart
          draft={draft}
          isWrong={problem === 'fields'}
          fields={fieldsOf(sent)}
          onChange={change}
        />
      ) : (
        <Area
          label={msg('qa.next.json')}
          rows={8}
          spellCheck={false}
          aria-invalid={problem === 'json' || undefined}
          value={draft.json}
          onChange={(json) => change({ json })}
        />
      )}
      {problem && <p role="alert">{msg(`qa.next.problem.${problem}`)}</p>}
      {used && (
        <p role="status">
          {msg('qa.next.used')} <code>{used}</code>
        </p>
      )}
      <div>
        <Press type="submit" look="main">
          {msg('qa.next.use')}
        </Press>
      </div>
    </form>
  )
}
