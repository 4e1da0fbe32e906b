import type { NativeCall } from "../../provenance/native/native.ts";
import { isSite, type Values } from "../../provenance/value.ts";
import { one, without } from "../../provenance/values.ts";

/** The settings of a request as `beforeSend` and events of the page are told them: the URL, and a body that is JSON. */
export function toldSettings(
  { machine, node, frame }: NativeCall,
  { data, url }: { readonly data: Values; readonly url: Values },
): Values {
  const given = machine.site(node, frame.context, "axios-given");
  machine.write(machine.prop(given, "url"), url);
  machine.write(
    machine.prop(given, "data"),
    without(data, (value) => !isSite(value, "json")),
  );
  return one(machine.site(node, frame.context, "axios-config"));
}
