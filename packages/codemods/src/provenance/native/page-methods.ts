import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { FOUND, one, UNKNOWN } from "../values.ts";
import { isCalledMember } from "./called-member.ts";
import { heldByPage } from "./held-by-page.ts";
import { eventMethods } from "./jquery-events.ts";
import type { Native } from "./native.ts";

const plugins = heldByPage("plugin");

/** `$.fn.habitList = function () {}` gives all that `$()` finds a method. */
export function givePageMethod(machine: Machine, name: string, values: Values): void {
  plugins.write(machine, name, values);
}

/** What `$()` finds has for a method of one's own. */
export function readPageMethod(machine: Machine, name: string): Values {
  return plugins.read(machine, name);
}

/** Methods of jQuery that give what they were called on, or other elements. */
const CHAINED: ReadonlySet<string> = new Set(
  `add addBack addClass after ajaxComplete ajaxError ajaxSend ajaxStart ajaxStop ajaxSuccess animate append appendTo before
  bind blur change children clearQueue click clone closest contents contextmenu dblclick delay delegate dequeue detach
  each empty end eq even fadeIn fadeOut fadeTo fadeToggle filter find finish first focus focusin focusout has hide hover
  insertAfter insertBefore keydown keypress keyup last load mousedown mouseenter mouseleave mousemove mouseout mouseover
  mouseup next nextAll nextUntil not odd off offsetParent on one parent parents parentsUntil prepend prependTo prev
  prevAll prevUntil ready remove removeAttr removeClass removeData removeProp replaceAll replaceWith resize scroll select
  show siblings slice slideDown slideToggle slideUp stop submit toggle toggleClass trigger unbind undelegate unwrap wrap
  wrapAll wrapInner triggerHandler`.split(/\s+/),
);

/** Methods that do so where they are given something to set: so many arguments. */
const SETTERS: Readonly<Record<string, number>> = {
  attr: 2,
  css: 2,
  data: 2,
  height: 1,
  html: 1,
  prop: 2,
  text: 1,
  val: 1,
  width: 1,
};

/** Such a method does what one of any unknown value does, and gives elements. */
function chained(name: string): Native {
  return {
    name,
    apply: (call) => {
      const { machine, frame, node } = call;
      const left = (Object.hasOwn(eventMethods, name) && eventMethods[name]?.(call)) || call;
      const asked = ts.isCallExpression(node) ? node.expression : node;
      machine.verbs.invoke(machine.verbs.member(UNKNOWN, name, frame, asked), left);
      return one(FOUND);
    },
  };
}

const METHODS: ReadonlyMap<string, Native> = new Map(
  [...CHAINED, ...Object.keys(SETTERS)].map((name) => [name, chained(name)]),
);

/** `hub.on.apply(hub, arguments)` calls the method as well, with what it is given in its turn. */
function isBorrowed({ parent }: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(parent) &&
    /^(?:apply|call)$/.test(parent.name.text) &&
    isCalledMember(parent)
  );
}

/** A method of what `$()` finds, be it a plugin or one that gives such again; null for any other member. */
export function jqueryMethod(machine: Machine, name: string, node: ts.Node): Values | null {
  const isCalled = isCalledMember(node);
  if (!isCalled && !isBorrowed(node)) return null;
  const own = readPageMethod(machine, name);
  if (own.size > 0) return own;
  const needed = Object.hasOwn(SETTERS, name) ? (SETTERS[name] ?? 0) : 0;
  const method = isCalled && node.parent.arguments.length < needed ? null : METHODS.get(name);
  return method ? one(machine.intern.native(method, null)) : null;
}
