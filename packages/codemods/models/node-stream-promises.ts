import { promises } from "./node-stream.ts";

export const pipeline = promises.pipeline;
export const finished = promises.finished;
export default promises;
