import { type Exported, libraryOf } from "../../provenance/native/library.ts";
import { JUST_PLAIN } from "../../provenance/values.ts";
import type { OptionsClient } from "../options-client.ts";
import { optionsNative } from "../options-native.ts";

/** What the library of a client exports: the client by its own and by other names, and the class of its errors. */
export function exporting(client: OptionsClient, ...names: readonly string[]): Exported {
  const native = optionsNative(client);
  const members = Object.fromEntries([client.name, ...names].map((name) => [name, native]));
  const errors = { name: "HTTPError", apply: () => JUST_PLAIN };
  return libraryOf(
    client.name,
    { ...native.members, ...members, HTTPError: errors, FetchError: errors },
    native.apply,
  );
}
