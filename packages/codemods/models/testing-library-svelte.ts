export function render(component, options) {
  component(options?.props ?? options ?? {});
  return { component, rerender: (props) => component(props), unmount: () => {} };
}
