// A chart of anything: it knows nothing of habits.
interface Series {
  title: string
  data: number[]
  target?: number
}

export function Chart({ title, data, target }: Series) {
  return (
    <figure data-target={target}>
      <figcaption>{title}</figcaption>
      {data.map((value, i) => (
        <i key={i}>{'▮'.repeat(value)}</i>
      ))}
    </figure>
  )
}
