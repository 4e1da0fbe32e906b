exports.NextRequest = class NextRequest extends Request {
  get nextUrl() {
    return new URL(this.url);
  }
};
exports.NextResponse = class NextResponse extends Response {
  static json(body, init) {
    const response = Response.json(body, init);
    return new NextResponse(response.body, response);
  }

  static redirect(url, init) {
    return new NextResponse(null, { status: 307, ...init, headers: { Location: String(url) } });
  }
};
