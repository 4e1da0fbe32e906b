import { injected, made, present } from "habitshift:model";
import { Injector, provide } from "./angular-core.ts";

function componentOf(type) {
  return { instance: made(type), injector: new Injector(), destroy: () => {} };
}

function applicationOf(components) {
  return {
    injector: new Injector(),
    components,
    bootstrap: componentOf,
    tick: () => {},
    whenStable: () => Promise.resolve(),
    destroy: () => {},
  };
}

export function bootstrapApplication(type, config) {
  provide(present(config?.providers));
  return Promise.resolve(applicationOf([componentOf(type)]));
}

export function createApplication(config) {
  provide(present(config?.providers));
  return Promise.resolve(applicationOf([]));
}

/** A module says itself what it provides. */
export function platformBrowser(providers) {
  provide(present(providers));
  return {
    injector: new Injector(),
    bootstrapModule: (type) =>
      Promise.resolve({ injector: new Injector(), instance: injected(type), destroy: () => {} }),
    destroy: () => {},
  };
}

export const platformBrowserDynamic = platformBrowser;
