import { from, map, toArray } from 'rxjs'

export const news$ = from([
  { title: 'Rain', streak: 2, data: { unit: 'mm' } },
  { title: 'Sun', streak: 5, data: { unit: 'h' } },
]).pipe(
  map((item) => ({ ...item, title: item.title.toUpperCase(), unit: item.data.unit })),
  toArray(),
)
