export { useSWRMutation as default } from "./swr.ts";
