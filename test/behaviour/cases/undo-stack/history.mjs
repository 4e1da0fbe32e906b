/** A stack of commands; each has a title, and can be done and undone. */
export class History {
  done = []
  undone = []

  async run(entry) {
    await entry.execute()
    this.done.push(entry)
    this.undone.length = 0
    console.log(`did: ${entry.title}`)
  }

  async undo() {
    const entry = this.done.pop()
    if (!entry) return console.log('nothing to undo')
    await entry.revert()
    this.undone.push(entry)
    console.log(`undid: ${entry.title}`)
  }

  async redo() {
    const entry = this.undone.pop()
    if (!entry) return console.log('nothing to redo')
    await entry.execute()
    this.done.push(entry)
    console.log(`redid: ${entry.title}`)
  }
}
