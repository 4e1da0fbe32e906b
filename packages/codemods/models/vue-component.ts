import {
  atDotted,
  bound,
  each,
  eachMember,
  eachPath,
  functionAmong,
  given as givenBy,
  hookName,
  leaves,
  namedAmong,
  objectAmong,
  orElse,
  orMember,
  shown as show,
  textAmong,
  unwrapped,
} from "habitshift:model";
import {
  globalComponents,
  globalDirectives,
  globalFilters,
  globalProperties,
  h,
  provided,
  showInPage,
  templateRefs,
} from "./vue.ts";

export { listed, shown } from "habitshift:model";

const none = {};

/** What a component hears of, also as `onDone` among its props, and the slots it is given. */
export function given(listeners, slots, props = none) {
  const emit = (name, ...args) => {
    listeners[name]?.(...args);
    props[hookName("on", name)]?.(...args);
  };
  return { emit, slots, listeners, attrs: {}, expose: () => {} };
}

/** What `<script setup>` has without an import. */
export function macros(props, context) {
  const self = {
    $refs: {},
    $props: props,
    $emit: context.emit,
    $slots: context.slots,
    $attrs: props,
  };
  self.defineProps = function <T>(declared) {
    const typed: T = props;
    self.$props = typed;
    eachMember(objectAmong(declared), ({ validator }, name) => {
      validator?.(typed[name], typed);
    });
    return typed;
  };
  self.withDefaults = (typed, defaults) => {
    eachMember(defaults, (value, name) => {
      typed[name] = givenBy(value);
    });
    return typed;
  };
  self.defineEmits = () => context.emit;
  self.defineModel = function <T>(first, second) {
    const name = orElse(textAmong(first), "modelValue");
    const value: T = orElse(props[name], objectAmong(second, first).default);
    const model = { value };
    context.emit(`update:${name}`, model.value);
    return model;
  };
  self.defineExpose = (exposed) => {
    eachMember(exposed, (value, name) => {
      self[name] = value;
    });
  };
  self.defineSlots = () => context.slots;
  self.useAttrs = () => props;
  self.defineOptions = () => {};
  return self;
}

/** What a template means by a name that no script declares. */
export function named(self, name) {
  return orMember(self.$props, name, globalProperties[name] ?? anything);
}

/** What a template means by a name such as `$store`, which is never that of a prop. */
export function globally(self, name) {
  return orMember(self, name, globalProperties[name] ?? anything);
}

/** What a component exposes: that of one with an asynchronous setup comes later. */
export function exposed([called, rendered]) {
  const later = [];
  called.then?.((self) => {
    later.push(self);
  });
  return later[0] ?? called ?? rendered;
}

export function refer(self, name, found) {
  templateRefs[name] = found;
  self.$refs[name] = found;
}

/** The component that a template means by a tag; `byName` is that of the file which has its name. */
export function registered(self, pascal, kebab, byName) {
  const local = self.$options?.components ?? none;
  const global = globalComponents[pascal] ?? globalComponents[kebab] ?? byName;
  return orMember(local, pascal, orMember(local, kebab, global));
}

/** What `:is` means: a component, or the name of one that is registered. */
export function chosen(self, is) {
  return namedAmong(is, self.$options?.components ?? none, globalComponents);
}

/** The filter that a template of Vue 2 means by a name. */
export function filterNamed(self, name) {
  return orMember(self.$options?.filters ?? none, name, globalFilters[name] ?? anything);
}

/** What a directive of the program's own does with the value that it is bound to. */
export function directed(self, name, value) {
  const directive = orMember(
    self.$options?.directives ?? none,
    name,
    globalDirectives[name] ?? none,
  );
  const binding = { value, oldValue: value };
  functionAmong(directive)?.(none, binding);
  eachMember(objectAmong(directive), (hook) => {
    functionAmong(hook)?.(none, binding);
  });
  show(value);
}

/** A component that is written as its options. */
export function render(component, props, context) {
  return each(objectAmong(component), (options) => instance(options, props, context));
}

/** What is `this` in the options of a component, and what its template names. */
export function instance(options, props, context) {
  const self = {
    $options: options,
    $props: props,
    $emit: context.emit,
    $slots: context.slots,
    $attrs: props,
    $refs: {},
  };
  self.$set = (target, name, value) => {
    target[name] = value;
  };
  self.$nextTick = (run) => Promise.resolve(bound(run, self)?.());
  self.$mount = (selector) => {
    showInPage(options, selector, self, props, context);
    return self;
  };
  self.$watch = (source, react) => watched(self, source, react);
  Object.assign(self, globalProperties);
  withOptions(self, options, props, context);
  return self;
}

/** A setup gives members, or the function that renders. */
function setUp(self, made) {
  functionAmong(made)?.();
  eachMember(made, (member, name) => {
    self[name] = unwrapped(member);
  });
}

function withOptions(self, options, props, context) {
  each(leaves(options.mixins), (mixin) => withOptions(self, mixin, props, context));
  each(leaves(options.extends), (base) => withOptions(self, base.$options ?? base, props, context));
  each(textAmong(leaves(options.props)), (name) => {
    self[name] = props[name];
  });
  eachMember(options.props, (declared, name) => {
    self[name] = props[name] ?? givenBy(objectAmong(declared).default);
    props[name] = self[name];
    objectAmong(declared).validator?.(self[name], props);
  });
  each(textAmong(leaves(options.inject)), (name) => {
    self[name] = provided[name];
  });
  eachMember(objectAmong(options.inject), (source, name) => {
    self[name] = provided[textAmong(source)] ?? provided[source.from] ?? givenBy(source.default);
  });
  const made = options.setup?.(props, { ...context, attrs: props });
  setUp(self, made);
  made?.then?.((later) => setUp(self, later));
  eachMember(options.methods, (method, name) => {
    self[name] = bound(method, self);
  });
  eachMember(givenBy(bound(options.data, self), self), (value, name) => {
    self[name] = value;
  });
  eachMember(options.computed, (member, name) => {
    self[name] = bound(functionAmong(member, member.get), self)(self);
    bound(member.set, self)?.(self[name]);
  });
  eachMember(givenBy(bound(options.provide, self)), (value, name) => {
    provided[name] = unwrapped(value);
  });
  eachPath(options.watch, (react, path) => watched(self, path, react));
  const asked = bound(options.asyncData, self)?.(self);
  asked?.then((data) => {
    eachMember(data, (value, name) => {
      self[name] = value;
    });
  });
  bound(options.fetch, self)?.(self);
  bound(options.beforeCreate, self)?.();
  bound(options.created, self)?.();
  bound(options.beforeMount, self)?.();
  bound(options.mounted, self)?.();
  bound(options.activated, self)?.();
  bound(options.updated, self)?.();
  bound(options.serverPrefetch, self)?.();
  bound(options.beforeUnmount, self)?.();
  bound(options.unmounted, self)?.();
  bound(options.beforeDestroy, self)?.();
  bound(options.destroyed, self)?.();
  functionAmong(options.template)?.(self, props, context);
  showInPage(options, textAmong(options.template), self, props, context);
  bound(options.render, self)?.(h, context);
}

/** A method by its name, a function, or an object that has it as `handler`. */
function watched(self, source, react) {
  const seen = functionAmong(source) ? bound(source, self)() : atDotted(self, source);
  bound(functionAmong(react, react.handler), self)?.(seen, seen);
  self[textAmong(react, react.handler)]?.(seen, seen);
  return () => {};
}
