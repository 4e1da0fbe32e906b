export interface Point {
  title: string
  target: number
}

export const Chart = ({ points }: { points: Point[] }) => (
  <figure title="chart">
    {points.map((point) => (
      <rect key={point.title} width={point.target} aria-label={point.title} />
    ))}
  </figure>
)
