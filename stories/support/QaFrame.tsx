import type { ReactNode } from 'react'
import css from '~mocks/devtools/panel/panel.css?inline'

/** The styles of the QA panel, which in the app stand in a shadow root, around one of its parts. */
export function QaFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{css}</style>
      <div className="qa" style={{ width: 'min(440px, 100%)', background: '#1d1c1a' }}>
        <div className="body">{children}</div>
      </div>
    </>
  )
}
