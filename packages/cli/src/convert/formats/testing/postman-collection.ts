/** A collection as Postman exports it (2.1). */
export function postmanCollection(item: readonly unknown[], rest: object = {}) {
  return {
    info: {
      _postman_id: "5f0e2c1a-0000-4000-8000-000000000000",
      name: "Habits",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
      _exporter_id: "123456",
    },
    item,
    ...rest,
  };
}

/** A URL as Postman takes it apart; variables have no part in it but the host and the path. */
export function postmanUrl(raw: string) {
  const [, protocol, host = "", port, path = "", query] =
    /^(?:(\w+):\/\/)?([^/?:]*)(?::(\d+))?\/?([^?]*)(?:\?(.*))?$/.exec(raw) ?? [];
  return {
    raw,
    ...(protocol === undefined ? {} : { protocol }),
    host: host.startsWith("{{") ? [host] : host.split("."),
    ...(port === undefined ? {} : { port }),
    path: path.split("/"),
    ...(query === undefined
      ? {}
      : {
          query: query.split("&").map((pair) => {
            const [key, value] = pair.split("=");
            return { key, value };
          }),
        }),
  };
}

/** An item with a request, with a JSON body where one is given. */
export function postmanItem(name: string, method: string, raw: string, body?: string) {
  return {
    name,
    request: {
      method,
      header: body === undefined ? [] : [{ key: "Content-Type", value: "application/json" }],
      ...(body === undefined
        ? {}
        : { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
      url: postmanUrl(raw),
    },
    response: [],
  };
}
