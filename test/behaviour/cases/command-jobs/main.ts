import { CheckinAll, Digest, JobStatus, Notes, SkipOne, type Job, type JobResult } from './jobs.ts'

const registry = {
  checkin: (date: string) => new CheckinAll(date),
  skip: (date: string) => new SkipOne('h3', date),
  broken: (date: string) => new SkipOne('h404', date),
  notes: () => new Notes(),
  digest: () => new Digest(),
} satisfies Record<string, (date: string) => Job>

const results: JobResult[] = []
for (const name of Object.keys(registry) as (keyof typeof registry)[]) results.push(await registry[name]('2024-12-05').execute())
for (const { job, status, data, error } of results) console.log(job, '|', status, '|', status === JobStatus.Failed ? error : JSON.stringify(data))
