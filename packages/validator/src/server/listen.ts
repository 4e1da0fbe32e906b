import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Listens at an address.
 *
 * @param port - `0` is a free one.
 * @returns Where it listens.
 * @throws Error - with the `code` of the system, where the port cannot be had.
 */
export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
