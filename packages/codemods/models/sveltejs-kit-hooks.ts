/** Each of the hooks is given what the others are, and resolves to what the next of them gives. */
export function sequence(...hooks) {
  return (given) => {
    for (const hook of hooks) hook(given);
    return given.resolve(given.event);
  };
}
