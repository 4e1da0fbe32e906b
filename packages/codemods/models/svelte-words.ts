import { each } from "habitshift:model";

/** `new App({ target, props })`, as it was before there was `mount`. */
export function $constructed(component, given) {
  each(given.target, () => {
    component(given.props);
  });
}

export function $state<T>(initial) {
  const value: T = initial;
  return value;
}

$state.raw = $state;
$state.snapshot = $state;

export function $derived<T>(value) {
  const derived: T = value;
  return derived;
}

$derived.by = function by<T>(compute) {
  const derived: T = compute();
  return derived;
};

export function $effect(run) {
  run();
}

$effect.pre = $effect;
$effect.root = $effect;
$effect.tracking = () => true;

export function $bindable<T>(fallback) {
  const value: T = fallback;
  return value;
}

export function $inspect(...values) {
  return { with: (run) => run("init", ...values) };
}

export function $host() {
  return document.body;
}
