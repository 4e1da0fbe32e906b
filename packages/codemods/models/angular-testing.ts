import { injected, provided } from "habitshift:model";
import { provide } from "./angular-core.ts";

export class TestBed {
  static configureTestingModule(options) {
    provide(options.providers);
    provide(options.imports);
    return TestBed;
  }
  static inject(token) {
    return injected(token);
  }
  static get(token) {
    return injected(token);
  }
  static overrideProvider(token, provider) {
    provided(token, provider.useValue);
    return TestBed;
  }
  static runInInjectionContext(run) {
    return run();
  }
  static createComponent(type) {
    const instance = injected(type);
    return {
      componentInstance: instance,
      detectChanges: () => {},
      whenStable: () => Promise.resolve(),
      destroy: () => {},
      nativeElement: undefined,
    };
  }
  static compileComponents() {
    return Promise.resolve();
  }
  static initTestEnvironment() {}
  static resetTestingModule() {
    return TestBed;
  }
  static flushEffects() {}
  static tick() {}
}

export function getTestBed() {
  return TestBed;
}

export function fakeAsync(run) {
  return run;
}

export const waitForAsync = fakeAsync;

export function inject(tokens, run) {
  return () => run(injected(tokens[0]), injected(tokens[1]), injected(tokens[2]));
}

export function tick() {}
export const flush = tick;
export const flushMicrotasks = tick;
