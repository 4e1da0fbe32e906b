import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  target?: string
  children: ReactNode
}

export const Panel = ({ title, target = '_self', children }: PanelProps) => (
  <section aria-label={title}>
    <h2>
      <a href="/panel" target={target} title={title}>
        {title}
      </a>
    </h2>
    {children}
  </section>
)
