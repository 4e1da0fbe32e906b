import {
  each,
  eachApart,
  functionAmong,
  injected,
  leaves,
  present,
  provided,
} from "habitshift:model";
import { Subject, some } from "./rxjs-observable.ts";

export {
  computed,
  contentChild,
  contentChildren,
  effect,
  input,
  linkedSignal,
  model,
  resource,
  signal,
  untracked,
} from "./angular-signals.ts";

export function inject(token) {
  return injected(token);
}

/** What providers say is kept with the token itself, by whatever injector it is asked for. */
export function provide(providers) {
  eachApart(leaves(providers), (provider) => {
    const given = (value) => {
      each(provider.provide, (token) => provided(token, provider.multi ? [value] : value));
    };
    const deps = provider.deps;
    each(present(provider.useValue), given);
    each(present(provider.useExisting), (token) => given(injected(token)));
    each(present(provider.useFactory), (make) =>
      given(
        make(
          injected(deps?.[0]),
          injected(deps?.[1]),
          injected(deps?.[2]),
          injected(deps?.[3]),
          injected(deps?.[4]),
        ),
      ),
    );
    each(present(provider.useClass), (type) =>
      given(
        deps
          ? new type(
              injected(deps?.[0]),
              injected(deps?.[1]),
              injected(deps?.[2]),
              injected(deps?.[3]),
            )
          : injected(type),
      ),
    );
    provide(provider.providers);
  });
}

export class InjectionToken<T> {
  constructor(name, options) {
    provided(this, functionAmong(options?.factory)?.());
  }
}

export class Injector {
  get(token, fallback) {
    return injected(token) ?? fallback;
  }
  runInContext(run) {
    return run();
  }
  destroy() {}
  onDestroy() {}
  static NULL = new Injector();
  static create(first, parent) {
    provide(first.providers ?? first);
    return new Injector();
  }
}

export class EnvironmentInjector extends Injector {}

export function createEnvironmentInjector(providers, parent) {
  provide(providers);
  return new EnvironmentInjector();
}

export function runInInjectionContext(injector, run) {
  return run();
}

export function makeEnvironmentProviders(providers) {
  return providers;
}

export function mergeApplicationConfig(...configs) {
  return { providers: configs.map((config) => config?.providers) };
}

export function importProvidersFrom(...sources) {
  return [];
}

export function provideAppInitializer(run) {
  run();
  return [];
}

export const provideEnvironmentInitializer = provideAppInitializer;

export function forwardRef(make) {
  return make();
}

/** Options of a decorator may hold providers; what else they say is for the compiler. */
export function Injectable(options) {
  each(present(options?.useFactory), (make) => make());
  return () => {};
}

export function Component(options) {
  provide(options?.providers);
  provide(options?.viewProviders);
  return () => {};
}

export const Directive = Component;
export const NgModule = Component;
export const Pipe = Component;

export class EventEmitter<T> extends Subject<T> {
  emit(value: T) {
    this.next(value);
  }
}

export class DestroyRef {
  onDestroy(run) {
    run();
    return () => {};
  }
}

export class ChangeDetectorRef {
  detectChanges() {}
  markForCheck() {}
}

export class NgZone {
  run(work) {
    return work();
  }
  runOutsideAngular(work) {
    return work();
  }
}

export function output() {
  return new EventEmitter();
}

export function afterNextRender(run) {
  functionAmong(run)?.();
}

export const afterRender = afterNextRender;
export const afterEveryRender = afterNextRender;

export function isDevMode() {
  return some;
}
