/** What curl's options without a value of interest are: those that take one. */
const valued = new Set(
  [
    "abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout",
    "connect-to continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary",
    "data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url",
    "dump-header ech egd-file engine etag-compare etag-save expect100-timeout form form-string ftp-account",
    "ftp-alternative-to-user ftp-method ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip",
    "header hostpubmd5 hostpubsha256 hsts interface ip-tos ipfs-gateway json keepalive-cnt keepalive-time key",
    "key-type krb libcurl limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize",
    "max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass pinnedpubkey",
    "preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type",
    "proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-service-name",
    "proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote",
    "random-file range rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid",
    "service-name socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit speed-time stderr",
    "telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace",
    "trace-ascii trace-config unix-socket upload-file url url-query user user-agent variable vlan-priority",
    "write-out",
  ].flatMap((names) => names.split(" ")),
);

/** The long names of short options that take a value, and of those without one that change a request. */
const shorts: Readonly<Record<string, string>> = {
  ...{
    A: "user-agent",
    b: "cookie",
    c: "cookie-jar",
    C: "continue-at",
    d: "data",
    D: "dump-header",
  },
  ...{
    e: "referer",
    E: "cert",
    F: "form",
    G: "get",
    H: "header",
    h: "help",
    I: "head",
    K: "config",
  },
  ...{ m: "max-time", o: "output", P: "ftp-port", Q: "quote", r: "range", t: "telnet-option" },
  ...{ T: "upload-file", u: "user", U: "proxy-user", w: "write-out", x: "proxy", X: "request" },
  ...{ y: "speed-time", Y: "speed-limit", z: "time-cond", ":": "next" },
};

/** The long name of an option of one letter; the letter itself, where it changes no request. */
export function longNameOf(letter: string): string {
  return shorts[letter] ?? letter;
}

/** Whether an option takes a value. */
export function takesValue(name: string): boolean {
  return valued.has(name);
}
