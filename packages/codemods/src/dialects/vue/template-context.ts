import type { TemplateChildNode } from "@vue/compiler-dom";
import type { Snippet } from "../snippet.ts";

/** The object that has the slots which a component is given, by its name in the code. */
export type SlotsOf = string;

/** A field that shows one of several values. */
export interface Field {
  readonly shown: readonly Snippet[];
  /** Whether what is chosen becomes the value by itself. */
  readonly isChosen: boolean;
}

/** What reading one template needs beside its nodes. */
export interface TemplateContext {
  /** The file. */
  readonly text: string;
  /** The code that gives the component of a tag. */
  componentOf(tag: string): string;
  /** What nodes evaluate; `slots` is where templates of slots among them are kept. */
  children(nodes: readonly TemplateChildNode[], slots: SlotsOf | null): readonly Snippet[];
  /** The code that gives a reference to a component, by its name, what the component exposes. */
  reference(name: string, exposed: string): string;
  /** The field whose options are read. */
  readonly field: Field | null;
  /** The same within a field, or outside of any. */
  within(field: Field | null): TemplateContext;
  /** A number that no other piece of the code has. */
  fresh(): number;
}
