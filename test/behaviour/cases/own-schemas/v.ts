export type Schema<T> = { parse(value: unknown, at?: string): T }
export type Infer<S> = S extends Schema<infer T> ? T : never

export const string = (): Schema<string> => ({
  parse(v, at = '$') { if (typeof v !== 'string') throw new TypeError(`${at}: string expected`); return v },
})
export const number = (): Schema<number> => ({
  parse(v, at = '$') { if (typeof v !== 'number') throw new TypeError(`${at}: number expected`); return v },
})
export const array = <T>(item: Schema<T>): Schema<T[]> => ({
  parse(v, at = '$') { if (!Array.isArray(v)) throw new TypeError(`${at}: array expected`); return v.map((x, i) => item.parse(x, `${at}[${i}]`)) },
})
export const object = <S extends Record<string, Schema<unknown>>>(shape: S): Schema<{ [K in keyof S]: Infer<S[K]> }> => ({
  parse(v, at = '$') {
    if (typeof v !== 'object' || v === null) throw new TypeError(`${at}: object expected`)
    const out: Record<string, unknown> = {}
    for (const key in shape) out[key] = shape[key].parse((v as Record<string, unknown>)[key], `${at}.${key}`)
    return out as { [K in keyof S]: Infer<S[K]> }
  },
})
