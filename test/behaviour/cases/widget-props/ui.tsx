import type { ReactNode } from 'react'

/** design system: knows nothing of habits */
export function Panel({ title, streak = false, children }: { title: string; streak?: boolean; children?: ReactNode }) {
  return (
    <section title={title} className={streak ? 'panel hot' : 'panel'}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export const Progress = ({ value, target }: { value: number; target: number }) => <progress value={value} max={target} />
