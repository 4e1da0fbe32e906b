/** Where the gateway listens unless told otherwise. */
export const gatewayPort = 8789;
