import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Client } from './client.ts'
import { Boundary, Card, gridOf } from './components.tsx'

const HabitGrid = gridOf(await Client.shared.all())
console.log(renderToStaticMarkup(<Boundary title="Oops"><HabitGrid columns={3} /></Boundary>))
const habit = await Client.shared.one('h3')
const ref = createRef<HTMLDivElement>()
console.log(renderToStaticMarkup(<Card ref={ref} title={habit.title} streak={habit.streak} target={habit.target} />))
console.log(renderToStaticMarkup(<>{(await Client.shared.today()).map(({ id, ...rest }) => <Card key={id} {...rest} />)}</>))
console.log(renderToStaticMarkup(<Card title="Own" streak={1} target={9} />))
await Client.shared.skip('h3', '2024-12-01')
await Client.shared.one('none').catch((error: Error) => console.log(error.message))
