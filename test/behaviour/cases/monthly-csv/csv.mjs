const quote = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value))

export const toCsv = (header, rows) => [header, ...rows].map((row) => row.map(quote).join(',')).join('\n')
