import { contractRules } from './contract-rules'
import { readDocuments, runWorkflows } from './documents'
import { openGateway, senderBy } from './gateway'
import { askOf, goodsOf, registered } from './goods'
import { milestoneOf, type Report, repairsOf, whyNot, withoutSecrets } from './report'

export type VerifyOptions = {
  /** Address of the API without a slash at the end. */
  apiBase: string
  token: string | null
  staffToken: string | null
  /** If false, no request is sent that could change something. */
  allowWrites: boolean
  /** A text in all records that this run writes, so that they can be told from other records. */
  mark: string
  /** The origin of the shop's pages, if it differs from the host's origin. */
  origin?: string | null
  /** Sends a request; `fetch` by default. */
  transport?: typeof fetch
}

/** Runs the documents of the contract against a host. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { apiBase, allowWrites, transport = fetch, origin = null } = options
  const send = senderBy(transport)
  const ask = askOf(send, apiBase)
  const inputs = await goodsOf(ask, options)
  const stranger = allowWrites ? await registered(ask, options.mark) : null
  const rules = contractRules({ ...options, send, origin, stranger })
  const documents = readDocuments()
  const workflows = documents.flatMap((one) => one.workflows)
  const skipped = new Map<string, string>()
  for (const workflow of workflows) {
    const why = whyNot(workflow, inputs, allowWrites)
    if (why !== null) skipped.set(workflow.workflowId, why)
  }
  const gateway = await openGateway(send, apiBase, rules)
  try {
    const tried = workflows.filter(({ workflowId }) => !skipped.has(workflowId))
    const results = await runWorkflows(tried, gateway.url, inputs)
    const { exchanges } = gateway
    const behaviour = documents.map((one) => milestoneOf(one, results, exchanges, skipped))
    const report = {
      milestones: [...behaviour, ...rules.milestones()],
      repairs: repairsOf(exchanges),
    }
    const tokens = [inputs.token, inputs.staffToken, stranger ?? undefined, ...gateway.tokens]
    return withoutSecrets(report, tokens)
  } finally {
    gateway.close()
  }
}
