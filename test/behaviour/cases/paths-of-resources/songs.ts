/** Has parts with paths, too, and calls nothing. */
export class Songs {
  readonly path = '/notes'
  readonly all = [{ title: 'Hey', target: 3 }]

  read(suffix = '') {
    return this.all.map((song) => ({ ...song, title: `${this.path}${suffix} ${song.title}` }))
  }
}
