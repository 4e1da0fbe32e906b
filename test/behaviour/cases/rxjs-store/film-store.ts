import { BehaviorSubject, from, map, scan, startWith } from 'rxjs'
import { type Film, films } from './films.ts'

/** The same kind of store, for something that never met the service. */
export class FilmStore {
  private readonly state$ = new BehaviorSubject<Film[]>([])
  readonly titles$ = this.state$.pipe(map((all) => all.map(({ title }) => title)))

  load(): void {
    from(films)
      .pipe(scan((all, film) => [...all, film], [] as Film[]), startWith([] as Film[]))
      .subscribe((all) => this.state$.next(all))
  }

  first(): Film | undefined {
    return this.state$.value[0]
  }
}
