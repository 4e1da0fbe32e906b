import type { PropsWithChildren } from 'react'
type LayoutProps = PropsWithChildren<{ title: string; unit?: 'px' | 'em' }>
export const Layout = ({ title, unit = 'px', children }: LayoutProps) => (
  <main data-unit={unit}><h1>{title}</h1>{children}</main>
)
