import { readDocuments, runWorkflows } from './documents'
import { openGateway, senderBy } from './gateway'
import { askOf, goodsOf } from './goods'
import { milestoneOf, type Report, repairsOf, whyNot, withoutSecrets } from './report'

export type VerifyOptions = {
  /** Address of the API without a slash at the end. */
  apiBase: string
  token: string | null
  staffToken: string | null
  /** Without it, nothing is sent that could change something. */
  allowWrites: boolean
  /** Sets what this run writes apart from everything else. */
  mark: string
  /** Sends a request; `fetch` by default. */
  transport?: typeof fetch
}

/** Runs the documents of the contract at a host. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { apiBase, allowWrites, transport = fetch } = options
  const send = senderBy(transport)
  const inputs = await goodsOf(askOf(send, apiBase), options)
  const documents = readDocuments()
  const workflows = documents.flatMap((one) => one.workflows)
  const skipped = new Map<string, string>()
  for (const workflow of workflows) {
    const why = whyNot(workflow, inputs, allowWrites)
    if (why !== null) skipped.set(workflow.workflowId, why)
  }
  const gateway = await openGateway(send, apiBase)
  try {
    const tried = workflows.filter(({ workflowId }) => !skipped.has(workflowId))
    const results = await runWorkflows(tried, gateway.url, inputs)
    const { exchanges } = gateway
    const milestones = documents.map((one) => milestoneOf(one, results, exchanges, skipped))
    const report = { milestones, repairs: repairsOf(exchanges) }
    return withoutSecrets(report, [inputs.token, inputs.staffToken, ...gateway.tokens])
  } finally {
    gateway.close()
  }
}
