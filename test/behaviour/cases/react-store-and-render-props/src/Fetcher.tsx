import { Component, type ReactNode } from 'react'

interface Props<T> {
  items: T[]
  empty: string
  children: (item: T, index: number) => ReactNode
}

export class Each<T> extends Component<Props<T>> {
  override render() {
    const { items, empty, children } = this.props
    return items.length === 0 ? <p>{empty}</p> : <>{items.map(children)}</>
  }
}
