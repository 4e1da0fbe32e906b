// what people put in ~/.habitline
export const templates = {
  short: '{title}:{streak}',
  long: '{title} | {target} per {frequency} | day {streak}',
  tmux: '#[fg={color}]{title}#[default]',
}

export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all)
