import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import type { Parts } from '../../mocks/pipeline/samples/request'
import { type CheckName, type CheckResult, type Finding, outcomeOf, worst } from './finding'
import { type Host, type HostOptions, openHost } from './host'
import { judgeRefusal, judgeSuccess } from './judge'
import { accountEntries, accountOf } from './plan/account'
import { type Caller, type DataOf, type Entry, type Known, Lacking } from './plan/entry'
import { shopEntries } from './plan/shop'
import { staffEntries } from './plan/staff'
import { type Report, withoutSecrets } from './report'
import { shapes } from './shapes'

/** Every call of a run, in its order: what is created is used by the next calls and deleted by the last ones. */
export const plan: readonly Entry[] = [...shopEntries, ...accountEntries, ...staffEntries]

export interface VerifyOptions extends HostOptions {
  token: string | null
  staffToken: string | null
  /** Without it, nothing is sent that could change something. */
  allowWrites: boolean
  /** Sets apart what this run writes. */
  mark: string
}

/** Walks all operations of the contract at a host. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const run = new Run(options, openHost(options))
  for (const entry of plan) await run.take(entry)
  return run.report()
}

/** The state of a run: answers, tokens, results. */
class Run {
  readonly #options: VerifyOptions
  readonly #host: Host
  readonly #answers = new Map<string, unknown>()
  readonly #checks = new Map<OperationId, CheckResult[]>()
  /** What stays at the host, by the call that made it. */
  readonly #leftBehind = new Map<string, string>()
  #token: string | null
  readonly #known: Known

  constructor(options: VerifyOptions, host: Host) {
    this.#options = options
    this.#host = host
    this.#token = options.token
    const answers = this.#answers
    this.#known = {
      mark: options.mark,
      data<Op extends OperationId>(operation: Op, title = ''): DataOf<Op> {
        const key = `${operation} ${title}`
        if (!answers.has(key)) throw new Lacking(`${operation} gave nothing to ask with`)
        // The reader has made it what the contract says.
        return answers.get(key) as DataOf<Op>
      },
    }
  }

  async take(entry: Entry): Promise<void> {
    const { operation } = entry
    const isFirst = !this.#checks.has(operation)
    const parts = this.#partsOf(entry)
    const asked = parts instanceof Lacking ? placeholders(operation) : parts
    if (isFirst) {
      await this.#preflight(operation, asked)
      if (this.#mayAsk(entry, parts)) await this.#refusals(operation, asked)
    }
    const why = this.#whyNot(entry, parts)
    if (why !== null) this.#add(entry, 'answer', { outcome: 'skipped', findings: [], note: why })
    else await this.#answer(entry, asked)
  }

  report(): Report {
    const operations = [...this.#checks].map(([operation, checks]) => {
      const { method, path, provenance } = operationTable[operation]
      const outcome = worst(checks.map((check) => check.outcome))
      return { operation, method, path, provenance, outcome, checks }
    })
    return withoutSecrets(
      { operations, leftBehind: [...this.#leftBehind.values()] },
      this.#secrets(),
    )
  }

  #secrets(): readonly string[] {
    const { token, staffToken } = this.#options
    const opened = ['login ', 'register '].flatMap((key) => {
      const data = this.#answers.get(key)
      const own: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'token')
      return typeof own === 'string' ? [own] : []
    })
    return [token ?? '', staffToken ?? '', ...opened].filter(Boolean)
  }

  #partsOf({ request }: Entry): Parts | Lacking {
    try {
      return request(this.#known)
    } catch (error) {
      if (error instanceof Lacking) return error
      throw error
    }
  }

  /** True when a call without permission may be tried: a host without a lock would do what it is asked. */
  #mayAsk({ writes }: Entry, parts: Parts | Lacking): boolean {
    return writes ? this.#options.allowWrites && !(parts instanceof Lacking) : true
  }

  #tokenOf(caller: Caller): string | null {
    if (caller === 'visitor') return null
    return caller === 'staff' ? this.#options.staffToken : this.#token
  }

  #whyNot({ caller, operation, writes }: Entry, parts: Parts | Lacking): string | null {
    if (writes && !this.#options.allowWrites) return 'writes: needs --allow-writes'
    const isOpen = operationTable[operation].access === 'anyone'
    if (!isOpen && this.#tokenOf(caller) === null) {
      return caller === 'staff' ? 'needs --staff-token' : 'needs --token'
    }
    return parts instanceof Lacking ? parts.message : null
  }

  async #preflight(operation: OperationId, parts: Parts): Promise<void> {
    const findings = await this.#host.preflight(operation, parts).catch(noAnswer)
    if (findings) this.#add({ operation }, 'preflight', { outcome: outcomeOf(findings), findings })
  }

  /** Without a token a guarded call is a 401, with a shopper's a call for staff is a 403. */
  async #refusals(operation: OperationId, parts: Parts): Promise<void> {
    const { access } = operationTable[operation]
    if (access === 'anyone') return
    await this.#refusal(operation, parts, { check: 'without token', token: null, status: 401 })
    if (access !== 'staff' || this.#token === null) return
    const check = "with a shopper's token"
    await this.#refusal(operation, parts, { check, token: this.#token, status: 403 })
  }

  async #refusal(
    operation: OperationId,
    parts: Parts,
    { check, token, status }: { check: CheckName; token: string | null; status: number },
  ): Promise<void> {
    const findings = await this.#host
      .send(operation, parts, token)
      .then(({ reply, cors }) => withCors(judgeRefusal(operation, [status], reply), cors))
      .catch(noAnswer)
    this.#add({ operation }, check, { outcome: outcomeOf(findings), findings })
  }

  async #answer(entry: Entry, parts: Parts): Promise<void> {
    const { operation, mustRefuse, mayRefuse } = entry
    const { apiBase } = this.#options
    const shape = shapes.get(operation)
    if (!shape) throw new Error(`The shop has no reader for ${operation}: run npm run gen`)
    const sent = this.#host.send(operation, parts, this.#tokenOf(entry.caller))
    const answered = await sent.catch((error: unknown) => noAnswer(error))
    if (!('reply' in answered)) {
      return this.#add(entry, 'answer', { outcome: 'drift', findings: answered })
    }
    const { reply, cors } = answered
    const isRefused = mustRefuse !== undefined || mayRefuse?.status.includes(reply.status)
    const judged = isRefused
      ? { findings: judgeRefusal(operation, [mustRefuse ?? reply.status], reply), data: undefined }
      : judgeSuccess(operation, shape, reply, `${apiBase}/`)
    const findings = withCors(judged.findings, cors)
    const note = isRefused && mayRefuse ? `${reply.status}: ${mayRefuse.why}` : undefined
    this.#add(entry, 'answer', { outcome: outcomeOf(findings), findings, ...(note && { note }) })
    if (
      isRefused ||
      findings.some(({ at, kind }) => kind !== 'tolerated' && !at.startsWith('header'))
    )
      return
    this.#keep(entry, judged.data)
  }

  #keep({ operation, title = '' }: Entry, data: unknown): void {
    this.#answers.set(`${operation} ${title}`, data)
    if (operation === 'register') {
      this.#token ??= this.#known.data('register').token
      this.#leftBehind.set(operation, `the account ${accountOf(this.#known).email}`)
    }
    const isCancelled = operation === 'transitionOrder' || operation === 'cancelOrder'
    if (isCancelled || operation === 'createOrder') {
      const { code } = this.#known.data('createOrder', title).order
      this.#leftBehind.set(
        `order ${title}`,
        `the order ${code}${isCancelled ? ' (cancelled)' : ''}`,
      )
    }
  }

  #add(
    { operation, title }: Pick<Entry, 'operation' | 'title'>,
    check: CheckName,
    result: Pick<CheckResult, 'outcome' | 'findings' | 'note'>,
  ): void {
    const checks = this.#checks.get(operation) ?? []
    checks.push({ check, ...(title !== undefined && { title }), ...result })
    this.#checks.set(operation, checks)
  }
}

/** A call that the host does not have needs no CORS headers either. */
function withCors(findings: readonly Finding[], cors: readonly Finding[]): readonly Finding[] {
  return findings.some(({ kind }) => kind === 'missing') ? findings : [...findings, ...cors]
}

/** A path of an operation whose ids are not known: enough to ask whether it is guarded. */
function placeholders(operation: OperationId): Parts {
  const names = [...operationTable[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return { params: Object.fromEntries(names.map((name) => [name, '1'])) }
}

function noAnswer(error: unknown): Finding[] {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const got = cause instanceof Error ? cause.message : String(error)
  return [{ at: 'status', kind: 'drift', expected: 'an answer', got }]
}
