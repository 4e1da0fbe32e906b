export function Toast({ title, error }: { title: string; error?: boolean }) {
  return <output className={error ? 'bad' : 'good'}>{title}</output>
}
