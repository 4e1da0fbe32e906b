import type { ts } from "ts-morph";
import type { WrapperConfig } from "../model.ts";
import type { Module, Program } from "../program/program.ts";
import type { Answers, OwnRoutes } from "../server/own-routes.ts";
import type { Cell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Entry } from "./entry.ts";
import type { Exchanges } from "./exchanges.ts";
import type { Interner } from "./interner.ts";
import type { KeyPaths } from "./key-paths.ts";
import type { Likenesses } from "./likenesses.ts";
import type { LookUps } from "./look-ups.ts";
import type { AddedMembers } from "./members/added-members.ts";
import type { Environment } from "./modules/environment.ts";
import type { Escapes } from "./modules/escape.ts";
import type { Externals } from "./modules/external.ts";
import type { Native } from "./native/native.ts";
import type { Lasting } from "./order/lasting.ts";
import type { Written } from "./order/written.ts";
import type { StandIns } from "./stand-ins.ts";
import type { Branches } from "./statements/branches.ts";
import type { Stores } from "./stored.ts";
import type { TextValue } from "./text/text-value.ts";
import type { TypeRef } from "./types/type-ref.ts";
import type { Types } from "./types/types.ts";
import type { SiteKind, SiteValue, Value, Values } from "./value.ts";
import type { Verbs } from "./verbs.ts";

/** The state of one analysis: what each expression was seen to hold, and what is left to run. */
export interface Machine {
  readonly program: Program;
  readonly externals: Externals;
  /** Functions that the configuration names as HTTP clients. */
  readonly wrappers: readonly WrapperConfig[];
  /** Base URLs of the service, and names of variables that hold one, as the user named them. */
  readonly services: readonly string[];
  /** Domains that are not the service's, though calls with its paths go there. */
  readonly othersDomains: ReadonlySet<string>;
  /** What files of the environment give to variables that hold a base of the service. */
  readonly environment: Environment;
  readonly intern: Interner;
  readonly types: Types;
  readonly exchanges: Exchanges;
  /** The calls that mocks answer, as if each were made by the mock. */
  readonly mocked: Exchanges;
  readonly standIns: StandIns;
  readonly likenesses: Likenesses;
  /** All values that an expression was seen to hold, in any context. */
  readonly seen: Map<ts.Node, Set<Value>>;
  /** What code wrote to what the service answered with. */
  readonly added: AddedMembers;
  /** What the program keeps outside itself. */
  readonly stores: Stores;
  /** The paths that servers of the program answer. */
  readonly routes: OwnRoutes;
  /** What is answered under no path that is known, by where. */
  readonly unrouted: Answers;
  /** What was looked up by keys that are kept as text. */
  readonly lookUps: LookUps;
  /** The functions by which proxies are asked for names that code writes. */
  readonly traps: Set<ts.Node>;
  /** The objects that a proxy is told of when a member is set. */
  readonly watched: Set<Value>;
  /** What was handed to code that is not followed. */
  readonly escapes: Escapes;
  /** What functions give that were handed to such code, by the call. */
  readonly wrapped: Escapes;
  /** Paths of names that libraries were given as text. */
  readonly keyPaths: KeyPaths;
  /** All values that flow into a place of each type. */
  readonly typeFlows: Map<TypeRef, Set<Value>>;
  /** The types by which alone the program knows what code that we do not see gives it. */
  readonly outside: Set<TypeRef>;
  /** What an expression was seen to hold in the run that is under way. */
  readonly latest: Map<ts.Node, Values>;
  /** Which branches were taken. */
  readonly branches: Branches;
  /** Functions that ran. */
  readonly entered: Set<ts.Node>;
  /** Functions of these that nothing is seen to call, nor handed to anything that may. */
  readonly uncalled: Set<ts.Node>;
  /** Functions that the page calls with its events. */
  readonly listening: Set<ts.Node>;
  /** Where code writes to cells that are read as they stand at a place. */
  readonly writes: WeakMap<Cell, readonly Written[]>;
  /** The runs that rely on the order in which code runs. */
  readonly ordering: Set<Context>;
  /** What is read as if nothing of an earlier run were left in it, and where that does not hold. */
  readonly lasting: Lasting;
  /** Functions of which some activations are one, as there are too many. */
  readonly merged: ReadonlySet<ts.Node>;
  /** What the program gave to libraries that have a model: they call the functions in it when they see fit. */
  readonly handed: Set<Value>;
  /** What the program shows whole, or hands to code that is not followed: that may read it as it is. */
  readonly shown: Set<Value>;
  /** Where libraries make objects whose members are named in templates as well. */
  readonly namedInTemplates: Set<ts.Node>;
  /** The texts in the keys of caches, by how they are spelled. */
  readonly cacheKeys: Map<string, Set<TextValue>>;
  /** What mocks answer in the place of other services. */
  readonly beside: Set<ts.Node>;
  read(cell: Cell): Values;
  /** The same for what may have been looked at before, which costs nothing again; see `spend`. */
  watch(cell: Cell): Values;
  /** False where the cell is settled and takes nothing more. */
  write(cell: Cell, values: Values): boolean;
  /** What each member of a site holds; who asks runs again when it gets another one. */
  members(site: SiteValue): readonly Values[];
  see(node: ts.Node, values: Values): Values;
  /** The object that an expression creates in a context. */
  site(node: ts.Node, context: Context, is: SiteKind, of?: SiteValue): SiteValue;
  /** Every site, in the order in which they were made. */
  readonly sites: readonly SiteValue[];
  /** The member cell of a site. */
  prop(site: SiteValue, name: string): Cell;
  /** The same native for the same expression in the same context, though it closes over its run. */
  nativeAt(node: ts.Node, context: Context, native: Native): Native;
  moduleContext(module: Module): Context;
  enter(entry: Entry): Context;
  schedule(context: Context): void;
  /** Every activation that was made. */
  contexts(): Iterable<Context>;
  /**
   * Takes all that is known for settled, and schedules the runs that come by branches which none of them takes: what
   * these do changes nothing else. False where each is taken.
   */
  settle(): boolean;
  /** What would come to a cell that is settled, by branches that nothing takes. */
  readonly untaken: Map<Cell, Set<SiteValue>>;
  /** Counts work that takes as long as so many looks at what cells hold. */
  spend(looks: number): void;
  /** The names under which the program may have put something into objects of libraries, until all has run. */
  readonly kept: Map<SiteValue, Set<string>>;
  /** True where the program was too large to be followed to the end. */
  exhausted: boolean;
  /** Runs all that is scheduled, and what that schedules. */
  drain(run: (context: Context) => void): void;
  /** Once all has run, forgets the calls of functions that only activations made which nothing leads to any more. */
  bury(): void;
  /** How many contexts are still to be run, as far as that is known. */
  waiting(): number;
  /** The interpreter's verbs, so that its parts need not import each other. */
  readonly verbs: Verbs;
}
