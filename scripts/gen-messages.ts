import { writeMessages } from './messages/write.ts'

writeMessages()
