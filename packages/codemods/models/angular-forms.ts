import { eachMember, namedInTemplates, objectAmong } from "habitshift:model";
import { Subject } from "./rxjs-observable.ts";

/** What a control begins with: `["", validators]`, a control, or the value itself. */
function controlOf(given) {
  return objectAmong(given)?.controlled ?? given?.[0] ?? given;
}

export class FormControl {
  constructor(initial) {
    this.controlled = initial;
    this.value = initial;
    this.valueChanges = new Subject();
  }
  setValue(value) {
    this.value = value;
  }
  patchValue(value) {
    this.value = value;
  }
  reset(value) {}
}

export class FormGroup {
  constructor(controls) {
    this.controls = controls;
    this.value = namedInTemplates(eachMember(controls, (control) => controlOf(control)));
    this.controlled = this.value;
    this.valueChanges = new Subject();
    this.valueChanges.next(this.value);
  }
  getRawValue() {
    return this.value;
  }
  setValue(value) {}
  patchValue(value) {}
  reset(value) {}
  get(name) {
    return this.controls[name];
  }
}

export class FormBuilder {
  nonNullable = this;
  group(controls) {
    return new FormGroup(controls);
  }
  control(initial) {
    return new FormControl(initial);
  }
}

export const NonNullableFormBuilder = FormBuilder;
export const UntypedFormBuilder = FormBuilder;
export const UntypedFormGroup = FormGroup;
export const UntypedFormControl = FormControl;
