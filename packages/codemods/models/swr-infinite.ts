export { useSWRInfinite as default } from "./swr.ts";
