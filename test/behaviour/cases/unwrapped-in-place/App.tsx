import { Children, createContext, isValidElement, useContext, type ReactElement, type ReactNode } from 'react'
import type { Habit } from './api.ts'
import { selected, useStore } from './store.ts'
const TabsContext = createContext({ active: '' })
export const Tabs = ({ active, children }: { active: string; children: ReactNode }) => (
  <TabsContext.Provider value={{ active }}>
    <nav>{Children.map(children, (child) => isValidElement<{ title: string }>(child) ? <a>{child.props.title}</a> : null)}</nav>
    {children}
  </TabsContext.Provider>
)
Tabs.Panel = function Panel({ title, children }: { title: string; children: ReactNode }): ReactElement | null {
  return useContext(TabsContext).active === title ? <section title={title}>{children}</section> : null
}
const Each = ({ of, render }: { of: readonly Habit[]; render: (habit: Habit, index: number) => ReactNode }) => <>{of.map(render)}</>
export function App() {
  const habits = useStore((state) => state.habits)
  const current = useStore(selected)
  const { title, error } = useStore((state) => state.toast)
  return (
    <Tabs active="List">
      <Tabs.Panel title="List"><Each of={habits} render={(habit, i) => <p key={habit.id} title={habit.title}>{i}: {habit.title} / {habit.streak} / {habit.completedDates.length}</p>} /></Tabs.Panel>
      <Tabs.Panel title="Detail">{current?.title}</Tabs.Panel>
      {current && <h2>{current.title} {current.target}{current.unit === 'times' ? '' : current.unit}</h2>}
      {title && <output className={error ? 'bad' : 'good'}>{title}</output>}
    </Tabs>
  )
}
