import { lazyRequire } from "../lazy-require.ts";

/** The compiler of Angular, which is only loaded where there are templates. */
export const compiler = lazyRequire<typeof import("@angular/compiler")>("@angular/compiler");
