import { run } from 'node:test'
import { ensure } from './src/plan.js'
console.log(await ensure([{ title: 'Read' }, { title: 'Row', target: 2, unit: 'km' }, { title: '' }]))
const lines = []
for await (const { type, data } of run({ files: ['plan.test.js'] })) if (type === 'test:pass' || type === 'test:fail') if (!data.name.includes('plan.test')) lines.push(`${type.slice(5)} ${data.name} ${data.details.error?.cause ?? ''}`)
console.log(lines.join('\n'))
