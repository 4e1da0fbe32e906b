export function call() {
  throw new Error('not in this build')
}
