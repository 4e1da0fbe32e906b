/** How a list is asked for by pages, and where a page says how long the list is (section 2.4; decision `lists`). */
export const paging = { limit: "limit", offset: "offset", total: "total" } as const;
