export function flow(...steps) {
  return (input) => {
    let held = input
    for (const step of steps) held = step(held)
    return held
  }
}

export function flowAsync(...steps) {
  return async (input) => {
    let held = input
    for (const step of steps) {
      held = await step(held)
    }
    return held
  }
}

export const compose = (...steps) => (input) => steps.reduceRight((held, step) => step(held), input)
export const chain = (...steps) => steps.reduce((first, second) => (input) => second(first(input)))
export const chainAsync = (...steps) => (input) => steps.reduce((held, step) => held.then(step), Promise.resolve(input))
