/** `habitCard` of `habit-card`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `HabitCard` of `habit-card`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
}

/** `habit-card` of `HabitCard`. */
export function kebabCase(name: string): string {
  return name.replace(/\B([A-Z])/g, "-$1").toLowerCase();
}
