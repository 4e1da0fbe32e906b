export function* countdown(target) {
  while (target > 0) yield { title: `T-${target}`, target: target-- }
}
