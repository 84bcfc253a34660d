import { cleaned } from './cleanup'
import { readDocuments, runWorkflows } from './documents'
import { openGateway } from './gateway'
import { askOf, goodsOf } from './goods'
import { type HostOptions, openHost } from './host'
import { milestoneOf, whyNot } from './milestones'
import { type Report, repairsOf, withoutSecrets } from './report'
import { openTrials } from './trials'

export interface VerifyOptions extends HostOptions {
  token: string | null
  staffToken: string | null
  /** Without it, nothing is sent that could change something. */
  allowWrites: boolean
  /** Sets what this run writes apart from everything else. */
  mark: string
}

/** Runs the documents of the contract at a host, and takes away again what they have made. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { apiBase, allowWrites } = options
  const host = openHost(options)
  const ask = askOf(host, apiBase)
  const { inputs, account } = await goodsOf(ask, options)
  const documents = readDocuments()
  const skipped = new Map<string, string>()
  for (const workflow of documents.flatMap(({ workflows }) => workflows)) {
    const why = whyNot(workflow, inputs, allowWrites)
    if (why !== null) skipped.set(workflow.workflowId, why)
  }
  const trials = openTrials(host, apiBase)
  const gateway = await openGateway(host, apiBase, trials.before)
  try {
    const tried = documents.flatMap(({ workflows }) =>
      workflows.filter(({ workflowId }) => !skipped.has(workflowId)),
    )
    const results = await runWorkflows(tried, gateway.url, inputs)
    const { exchanges } = gateway
    const all = [...exchanges, ...trials.exchanges]
    const leftBehind = [...account, ...(await cleaned(all, ask, inputs))]
    const milestones = [
      ...documents.map((one) => milestoneOf(one, results, exchanges, skipped)),
      trials.milestone(),
    ]
    const report = { milestones, repairs: repairsOf(exchanges), leftBehind }
    return withoutSecrets(report, [inputs.token, inputs.staffToken, ...gateway.tokens])
  } finally {
    gateway.close()
  }
}
