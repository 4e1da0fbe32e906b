class NavigationError extends Error {
  constructor(digest) {
    super(digest.split(";")[0]);
    this.digest = digest;
  }
}

exports.redirect = (url) => {
  throw new NavigationError(`NEXT_REDIRECT;replace;${url};307;`);
};
exports.notFound = () => {
  throw new NavigationError("NEXT_HTTP_ERROR_FALLBACK;404");
};
exports.usePathname = () => "/";
exports.useRouter = () => ({
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
});
