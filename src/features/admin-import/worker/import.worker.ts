import { checkRows } from '@/domain/admin/import/check-rows'
import { readCsv } from '@/lib/read-csv'
import type { Answers, Question } from './question'

/** Reads and checks files beside the page, which stays free to scroll and type meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((said) => postMessage(said))
})

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'check') return checkRows(question.records, question.mapping)
  return readCsv(new Uint8Array(await question.file.arrayBuffer()))
}
