/** Names that tools import by themselves where code only uses them, by the library that has them. */
const IMPORTED_BY_TOOLS: Readonly<Record<string, string>> = {
  vue:
    "Vue,computed,createApp,defineComponent,effectScope,h,inject,isRef,markRaw,nextTick,onBeforeMount,onBeforeUnmount," +
    "onMounted,onServerPrefetch,onUnmounted,onUpdated,provide,reactive,readonly,ref,shallowReactive,shallowRef," +
    "toRaw,toRef,toRefs,toValue,unref,watch,watchEffect,watchPostEffect,watchSyncEffect",
  "#imports":
    "$fetch,useAsyncData,useFetch,useLazyAsyncData,useLazyFetch,useNuxtApp,useRequestFetch,useState",
  h3:
    "cachedEventHandler,defineCachedEventHandler,defineEventHandler,defineLazyEventHandler,eventHandler,readBody," +
    "readValidatedBody",
  pinia: "defineStore,storeToRefs",
};

/** Names under which a page has a whole library that one of its scripts is: `<script src="lodash.js">`. */
const LIBRARIES_OF_PAGES: Readonly<Record<string, string>> = {
  _: "lodash",
  axios: "axios",
  Handlebars: "handlebars",
  React: "react",
  ReactRedux: "react-redux",
  Redux: "redux",
  rxjs: "rxjs",
  superagent: "superagent",
  Pinia: "pinia",
  Vuex: "vuex",
};

/** The library that a page has under a name; null where it is none. */
export function libraryOfPages(name: string): string | null {
  return Object.hasOwn(LIBRARIES_OF_PAGES, name) ? (LIBRARIES_OF_PAGES[name] ?? null) : null;
}

/** The library that tools import a name from; null where they do not. */
export function importedByTools(name: string): string | null {
  const found = Object.entries(IMPORTED_BY_TOOLS).find(([, names]) =>
    names.split(",").includes(name),
  );
  return found?.[0] ?? null;
}
