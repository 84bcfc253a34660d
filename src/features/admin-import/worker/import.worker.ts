import { checkRows } from '@/domain/admin/import/check-rows'
import { readCsv } from '@/lib/read-csv'
import type { Answers, Question } from './question'

/** Reads and checks files beside the page, which stays free to scroll and type meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // A worker's page has no origin to aim at.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer(data).then((said) => postMessage(said))
})

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'check') return checkRows(question.records, question.mapping)
  return readCsv(new Uint8Array(await question.file.arrayBuffer()))
}
