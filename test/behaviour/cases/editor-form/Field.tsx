import type { ChangeEvent, ReactNode } from 'react'

interface Props {
  name: string
  label: string
  value: string
  error?: string
  suffix?: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function Field({ name, label, value, error, suffix, onChange }: Props) {
  return (
    <label>
      {label} <input name={name} value={value} onChange={onChange} /> {suffix}
      {error ? <em>{error}</em> : null}
    </label>
  )
}
