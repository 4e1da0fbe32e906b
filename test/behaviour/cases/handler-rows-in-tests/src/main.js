import { rename, report } from './report.js'

export async function main() {
  console.log(await report())
  console.log(await rename('h2', 'Read more'))
  console.log(await rename('h22', 'Read more'))
}
