// effects are plain objects, the runner knows what to do with them
export const http = (method, path, body) => ({ type: "http", method, path, body });
export const say = (...words) => ({ type: "say", words });
export const all = (effects) => ({ type: "all", effects });
export const pick = (selector) => ({ type: "pick", selector });
export const put = (patch) => ({ type: "put", patch });
