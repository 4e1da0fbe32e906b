type Call = (...args: readonly unknown[]) => unknown;

/**
 * A module of Node as a program finds it that is watched.
 *
 * @param own - What stands in for members of it.
 * @param silent - Functions that tell nothing new of the world.
 * @param onUnknown - Called where the program uses any other function of it.
 */
export function watchModule<Module extends object>(
  module: Module,
  own: Readonly<Record<string, unknown>>,
  silent: ReadonlySet<string>,
  onUnknown: () => void,
): Module {
  const watched: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(module))) {
    if (Object.hasOwn(own, name)) watched[name] = own[name];
    // Node makes some members only where they are asked for.
    else if (member.get) Object.defineProperty(watched, name, { get: () => told(module, name) });
    else if (isFunction(name, member.value) && !silent.has(name)) {
      watched[name] = tells(member.value);
    } else watched[name] = member.value;
  }
  return watched as Module;

  function told(from: Module, name: string): unknown {
    onUnknown();
    return from[name as keyof Module];
  }

  function tells(call: Call): Call {
    return (...args) => {
      onUnknown();
      return call(...args);
    };
  }
}

/** Classes are told by their names: they are compared with, and not called. */
function isFunction(name: string, value: unknown): value is Call {
  return typeof value === "function" && !/^[A-Z]/.test(name);
}
