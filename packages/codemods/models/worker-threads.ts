import { EventEmitter } from "node:events";

const workers = [];
const given = [];

/** All workers hear what any is told, and a program hears all of them. */
export class Worker extends EventEmitter {
  constructor(url, options) {
    super();
    workers.push(this);
    given.push(options?.workerData);
  }
  postMessage(message) {
    parentPort.emit("message", message);
  }
  async terminate() {
    return 0;
  }
}

class ParentPort extends EventEmitter {
  postMessage(message) {
    workers.forEach((worker) => worker.emit("message", message));
  }
  close() {}
}

export const parentPort = new ParentPort();

/** Either end of a channel hears what the other one, or itself, is told. */
export class MessageChannel {
  constructor() {
    const port = new MessagePort();
    this.port1 = port;
    this.port2 = port;
  }
}

export class MessagePort extends EventEmitter {
  postMessage(message) {
    this.emit("message", message);
  }
  start() {}
  close() {}
}
export const workerData = given[0];
export const isMainThread = Boolean(given);
export const threadId = Number(given);
