import { EventEmitter } from "node:events";

export const children = [];

/** All forks hear what any is told, and the program that made them hears all of them. */
class Fork extends EventEmitter {
  constructor() {
    super();
    children.push(this);
  }
  send(message) {
    parent.emit("message", message);
    return true;
  }
  disconnect() {}
  kill() {
    return true;
  }
}

class Parent extends EventEmitter {
  send(message) {
    children.forEach((child) => child.emit("message", message));
    return true;
  }
}

/** What a fork has of the program that made it. */
export const parent = new Parent();

export function fork(path) {
  return new Fork();
}
