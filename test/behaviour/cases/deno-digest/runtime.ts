const node = (globalThis as { process?: { env: Record<string, string | undefined> } }).process

export const env = {
  get(name: string): string | undefined {
    const deno = (globalThis as { Deno?: { env: { get(name: string): string | undefined } } }).Deno
    return deno ? deno.env.get(name) : node?.env[name]
  },
}
