export declare class NextRequest extends Request {
  readonly nextUrl: URL;
}

export declare class NextResponse<Body = unknown> extends Response {
  private readonly brand?: Body;
  static json<JsonBody>(body: JsonBody, init?: ResponseInit): NextResponse<JsonBody>;
  static redirect(url: string | URL, init?: number | ResponseInit): NextResponse<unknown>;
}
