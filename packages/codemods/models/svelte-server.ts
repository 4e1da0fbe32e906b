export function render(component, options) {
  component(options?.props ?? {});
  const body = String(Math.random());
  return { body, html: body, head: body };
}
