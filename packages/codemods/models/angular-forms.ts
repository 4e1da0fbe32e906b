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
  setControl(name, control) {
    this.controls[name] = control;
    this.value[name] = controlOf(control);
  }
  addControl(name, control) {
    this.setControl(name, control);
  }
}

export class FormArray {
  constructor(controls) {
    this.controls = [];
    this.value = [];
    this.controlled = this.value;
    this.valueChanges = new Subject();
    this.valueChanges.next(this.value);
    for (const control of controls) this.push(control);
  }
  push(control) {
    this.controls.push(control);
    this.value.push(controlOf(control));
  }
  insert(at, control) {
    this.push(control);
  }
  setControl(at, control) {
    this.push(control);
  }
  at(index) {
    return this.controls[index];
  }
  get(index) {
    return this.controls[index];
  }
  getRawValue() {
    return this.value;
  }
  setValue(value) {}
  patchValue(value) {}
  reset(value) {}
  clear() {}
  removeAt(index) {}
}

export class FormBuilder {
  nonNullable = this;
  group(controls) {
    return new FormGroup(controls);
  }
  array(controls) {
    return new FormArray(controls);
  }
  record(controls) {
    return new FormGroup(controls);
  }
  control(initial) {
    return new FormControl(initial);
  }
}

export const NonNullableFormBuilder = FormBuilder;
export const UntypedFormBuilder = FormBuilder;
export const FormRecord = FormGroup;
export const UntypedFormGroup = FormGroup;
export const UntypedFormArray = FormArray;
export const UntypedFormControl = FormControl;
