import { writable } from "./svelte-store.ts";

export const tweened = writable;
export const spring = writable;
