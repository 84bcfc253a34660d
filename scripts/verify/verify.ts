import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import type { Parts } from '../../mocks/pipeline/samples/request'
import { memberOf } from '../../src/lib/json'
import { type Call, type DataOf, type Known, Lacking, writes } from './call'
import { type Host, type HostOptions, noAnswer, openHost } from './host'
import { judgeRefusal, judgeSuccess } from './judge'
import { accountOf, byPhone, plan } from './plan'
import { type CheckName, type CheckResult, type Finding, type Report } from './report'
import { withoutSecrets, worst } from './report'
import { shapes } from './shapes'

export interface VerifyOptions extends HostOptions {
  token: string | null
  staffToken: string | null
  /** Without it, nothing is sent that could change something. */
  allowWrites: boolean
  mark: string
}

export async function verify(options: VerifyOptions): Promise<Report> {
  const run = new Run(options, openHost(options))
  for (const call of plan) await run.take(call)
  return run.report()
}

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

  async take(call: Call): Promise<void> {
    const { operation } = call
    const parts = this.#partsOf(call)
    const asked = parts instanceof Lacking ? placeholders(operation) : parts
    if (!this.#checks.has(operation)) {
      const findings = await this.#host.preflight(operation, asked).catch(noAnswer)
      if (findings) this.#add({ operation }, 'preflight', findings)
      // A host without a lock would do what it is asked.
      const mayAsk = !writes(call) || (this.#options.allowWrites && parts === asked)
      if (mayAsk) await this.#refusals(call, asked)
    }
    const why = this.#whyNot(call, parts)
    if (why === null) await this.#answer(call, asked)
    else this.#note(call, { check: 'answer', outcome: 'skipped', findings: [], note: why })
  }

  report(): Report {
    const operations = [...this.#checks].map(([operation, checks]) => {
      const { method, path, provenance } = operationTable[operation]
      const outcome = worst(checks.map((check) => check.outcome))
      return { operation, method, path, provenance, outcome, checks }
    })
    const { token, staffToken } = this.#options
    const own = ['login ', 'register '].map((key) => memberOf(this.#answers.get(key), 'token'))
    const secrets = [token, staffToken, ...own].flatMap((one) =>
      typeof one === 'string' && one ? [one] : [],
    )
    return withoutSecrets({ operations, leftBehind: [...this.#leftBehind.values()] }, secrets)
  }

  #partsOf({ request }: Call): Parts | Lacking {
    try {
      return request(this.#known)
    } catch (error) {
      if (error instanceof Lacking) return error
      throw error
    }
  }

  #tokenFor({ operation, asShopper }: Call): string | null {
    const { access } = operationTable[operation]
    if (access === 'anyone' && !asShopper) return null
    return access === 'staff' ? this.#options.staffToken : this.#token
  }

  #whyNot(call: Call, parts: Parts | Lacking): string | null {
    const { access } = operationTable[call.operation]
    if (writes(call) && !this.#options.allowWrites) return 'writes: needs --allow-writes'
    if (access !== 'anyone' && this.#tokenFor(call) === null) {
      return access === 'staff' ? 'needs --staff-token' : 'needs --token'
    }
    return parts instanceof Lacking ? parts.message : null
  }

  /** Without a token a guarded call is a 401, with a shopper's a call for staff is a 403. */
  async #refusals(call: Call, parts: Parts): Promise<void> {
    const { access } = operationTable[call.operation]
    const refused = async (check: CheckName, token: string | null, status: number) => {
      const findings = await this.#host
        .send(call.operation, parts, token)
        .then(({ reply, cors }) => withCors(judgeRefusal(call.operation, status, reply), cors))
        .catch(noAnswer)
      this.#add({ operation: call.operation }, check, findings)
    }
    if (access !== 'anyone') await refused('without token', null, 401)
    if (access === 'staff' && this.#token !== null) {
      await refused("with a shopper's token", this.#token, 403)
    }
  }

  async #answer(call: Call, parts: Parts): Promise<void> {
    const { operation, mustRefuse, mayRefuse } = call
    const shape = shapes.get(operation)
    if (!shape) throw new Error(`The shop has no reader for ${operation}: run npm run gen`)
    const answered = await this.#host.send(operation, parts, this.#tokenFor(call)).catch(noAnswer)
    if (Array.isArray(answered)) return this.#add(call, 'answer', answered)
    const { reply, cors } = answered
    const isRefused = mustRefuse !== undefined || mayRefuse?.status.includes(reply.status)
    const judged = isRefused
      ? { findings: judgeRefusal(operation, mustRefuse ?? reply.status, reply), data: undefined }
      : judgeSuccess(operation, shape, reply, `${this.#options.apiBase}/`)
    const findings = withCors(judged.findings, cors)
    this.#add(
      call,
      'answer',
      findings,
      mayRefuse && isRefused && `${reply.status}: ${mayRefuse.why}`,
    )
    const isRead = findings.every(({ at, kind }) => kind === 'tolerated' || at.startsWith('header'))
    if (!isRead || isRefused) return
    this.#keep(call, judged.data)
    const differences = call.compare?.(this.#known) ?? []
    const found = differences.map((one) => ({ kind: 'drift' as const, ...one }))
    if (found.length > 0) this.#add(call, 'answer', found)
  }

  #keep({ operation, title = '' }: Call, data: unknown): void {
    this.#answers.set(`${operation} ${title}`, data)
    if (operation === 'register') {
      this.#token ??= this.#known.data('register').token
      this.#leftBehind.set(operation, `the account ${accountOf(this.#known).email}`)
    }
    const isCancelled = operation === 'transitionOrder' || operation === 'cancelOrder'
    if (isCancelled || operation === 'createOrder' || operation === 'createAdminOrder') {
      const made = title === byPhone ? 'createAdminOrder' : 'createOrder'
      const { code } = this.#known.data(made, title).order
      const end = isCancelled ? ' (cancelled)' : ''
      this.#leftBehind.set(`order ${title}`, `the order ${code}${end}`)
    }
  }

  #add(
    call: Pick<Call, 'operation' | 'title'>,
    check: CheckName,
    findings: readonly Finding[],
    note?: string | false,
  ): void {
    const outcome = worst(findings.map(({ kind }) => kind))
    this.#note(call, { check, outcome, findings, ...(note && { note }) })
  }

  #note({ operation, title }: Pick<Call, 'operation' | 'title'>, result: CheckResult): void {
    const own = this.#checks.get(operation) ?? []
    this.#checks.set(operation, [...own, { ...(title !== undefined && { title }), ...result }])
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
