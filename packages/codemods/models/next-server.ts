export const NextResponse = Response;
