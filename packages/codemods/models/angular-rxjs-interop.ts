export {
  outputFromObservable,
  outputToObservable,
  rxResource,
  takeUntilDestroyed,
  toObservable,
  toSignal,
} from "./angular-signals.ts";
