/** What imports the words of the language, which no program has to. */
export const SVELTE_WORDS =
  'import { $state, $derived, $effect, $bindable, $inspect, $host, $constructed } from "habitshift:svelte";\n';
