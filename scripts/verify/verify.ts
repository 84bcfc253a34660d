import { contractRules } from './contract-rules'
import { readDocuments, runWorkflows } from './documents'
import { openGateway, createSender } from './gateway'
import { createAsk, findInputs, registerStranger } from './goods'
import { milestoneOf, type Report, repairsOf, reasonNotToTry, withoutSecrets } from './report'

export type VerifyOptions = {
  /** The URL of the API without a slash at the end. */
  apiBase: string
  token: string | null
  staffToken: string | null
  /** True if the run may send requests that change data of the host. */
  allowWrites: boolean
  /** Every record that a run writes contains this text, so that people can find these records. */
  mark: string
  /** The origin of the shop's pages, if it differs from the host's origin. */
  origin?: string | null
  /** The function that sends requests. The default is `fetch`. */
  transport?: typeof fetch
}

/** Tests a host with the contract's test documents, and with the rules that follow from the contract. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { apiBase, allowWrites, transport = fetch, origin = null } = options
  const send = createSender(transport)
  const ask = createAsk(send, apiBase)
  const inputs = await findInputs(ask, options)
  const stranger = allowWrites ? await registerStranger(ask, options.mark) : null
  const rules = contractRules({ ...options, send, origin, stranger })
  const documents = readDocuments()
  const workflows = documents.flatMap((one) => one.workflows)
  const skipped = new Map<string, string>()
  for (const workflow of workflows) {
    const why = reasonNotToTry(workflow, inputs, allowWrites)
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
