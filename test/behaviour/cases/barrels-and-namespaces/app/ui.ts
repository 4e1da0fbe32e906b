export interface BoxOptions {
  title: string
  unit?: 'px' | 'em'
}

export const box = (options: BoxOptions, lines: string[]) =>
  [`+- ${options.title} -`, ...lines.map((l) => `| ${l}`), '+'].join('\n')
