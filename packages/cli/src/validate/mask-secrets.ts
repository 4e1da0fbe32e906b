const secretParameter =
  /([?&](?:[\w.-]*[_-])?(?:api[_-]?key|key|token|access_token|refresh_token|password|secret|signature)=)[^&#\s]*/gi;

/** A URL without what nobody should read on a screen: passwords, keys and tokens in it. */
export function maskSecrets(url: string): string {
  return url
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, "$1***@")
    .replace(secretParameter, "$1***");
}
