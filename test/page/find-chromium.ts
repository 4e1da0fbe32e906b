import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where a Chromium is; undefined where there is none. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? "", ...places].find((path) => path !== "" && existsSync(path));
}
