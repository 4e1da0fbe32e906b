import { Component, forwardRef, memo, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import type { HabitEntity, WithHabits } from './types.ts'

export function withHabits<P extends WithHabits>(Inner: ComponentType<P>, habits: HabitEntity[]) {
  const Wrapped = (props: Omit<P, keyof WithHabits>) => <Inner {...(props as P)} habits={habits} />
  Wrapped.displayName = `withHabits(${Inner.displayName ?? Inner.name})`
  return Wrapped
}
interface CardProps extends Pick<HabitEntity, 'title' | 'streak' | 'target'> { subtitle?: string; onOpen?: (title: string) => void }
export const Card = memo(forwardRef<HTMLDivElement, CardProps>(({ title, streak, target, subtitle = `aim ${target}`, onOpen }, ref) => (
  <div ref={ref} title={title} onClick={() => onOpen?.(title)}><h3>{title}</h3><small>{subtitle}</small>{'*'.repeat(streak)}</div>
)))
export class Boundary extends Component<{ children: ReactNode; title: string }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError(error: Error) { return { error } }
  override componentDidCatch(error: Error, info: ErrorInfo) { console.log(error.message, info.componentStack) }
  override render() { return this.state.error ? <h1>{this.props.title}: {this.state.error.message}</h1> : this.props.children }
}
class Grid extends Component<WithHabits & { columns: number }> {
  static defaultProps = { columns: 2 }
  private get sorted() { return [...this.props.habits].sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title)) }
  override render() {
    const { columns, error } = this.props
    if (error) return <p>{error}</p>
    return <table><tbody>{this.sorted.map((habit) => <tr key={habit.id}><td colSpan={columns}><Card {...habit} subtitle={`${habit.completedDates.length} days`} /></td></tr>)}</tbody></table>
  }
}
export const gridOf = (habits: HabitEntity[]) => withHabits(Grid, habits)
