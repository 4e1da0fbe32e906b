/** Headers that tell how a message travelled, and not what was asked; those of HTTP/2 begin with a colon. */
const ofTransport =
  /^(?::|(?:host|connection|content-length|transfer-encoding|keep-alive|te|trailer|upgrade|expect|accept-encoding|proxy-connection)$)/i;

/** Whether a header is none of the request itself. */
export function isOfTransport(name: string): boolean {
  return ofTransport.test(name);
}
