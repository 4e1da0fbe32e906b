export const SvelteMap = Map;
export const SvelteSet = Set;
export const SvelteDate = Date;
export const SvelteURL = URL;
export const SvelteURLSearchParams = URLSearchParams;
