import { openedBundle, type OpenedBundle } from '../bundle/open-bundle'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'

function BundleNotice({ opened }: { opened: OpenedBundle }) {
  const msg = useQaMsg()
  if (opened.kind === 'unreadable') return <p role="alert">{msg('qa.bundle.unreadable')}</p>
  const { width, height, isOtherContract } = opened
  const isOtherSize = Math.abs(width - window.innerWidth) > 20
  return (
    <>
      <p role="status">{msg('qa.bundle.opened')}</p>
      {isOtherSize && <p role="status">{msg('qa.bundle.viewport', { width, height })}</p>}
      {isOtherContract && <p role="alert">{msg('qa.bundle.otherContract')}</p>}
    </>
  )
}

/** What people should know about this world before they trust it. */
export function Notices({ world, isRefused }: { world: QaWorld; isRefused: boolean }) {
  const msg = useQaMsg()
  const opened = openedBundle()
  return (
    <div className="notices">
      {isRefused && <p role="alert">{msg('qa.bundle.unreadable')}</p>}
      {opened && <BundleNotice opened={opened} />}
      {world.door === 'page' && <p role="status">{msg('qa.door.page')}</p>}
      {world.notices.map((notice) => (
        <p key={notice} role="status">
          {msg(`qa.notice.${notice}`)}
        </p>
      ))}
    </div>
  )
}
