export class Playlist extends EventTarget {
  add(title) {
    this.dispatchEvent(new CustomEvent('track', { detail: { title, unit: 'min', target: 3 } }))
  }
}
