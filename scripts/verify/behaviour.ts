import { readDocuments, runDocuments } from './documents'
import { openGateway } from './gateway'
import { askOf, goodsOf, type Inputs } from './goods'
import { type HostOptions, openHost } from './host'
import { type Milestone, milestoneOf, whyNot } from './milestones'

export interface BehaviourOptions extends HostOptions {
  token: string | null
  staffToken: string | null
  allowWrites: boolean
  mark: string
}

export async function behaviourOf(options: BehaviourOptions): Promise<readonly Milestone[]> {
  const { apiBase, token, staffToken, allowWrites, mark } = options
  const host = openHost(options)
  const documents = readDocuments()
  const inputs: Inputs = {
    mark,
    ...(token && { token }),
    ...(staffToken && { staffToken }),
    ...(await goodsOf(askOf(host, apiBase))),
  }
  const skipped = new Map<string, string>()
  for (const workflow of documents.flatMap(({ workflows }) => workflows)) {
    const why = whyNot(workflow, inputs, allowWrites)
    if (why !== null) skipped.set(workflow.workflowId, why)
  }
  const gateway = await openGateway(host, apiBase)
  try {
    const results = await runDocuments(documents, [...skipped.keys()], gateway.url, inputs)
    return documents.map((document) => milestoneOf(document, results, gateway.exchanges, skipped))
  } finally {
    await gateway.close()
  }
}
