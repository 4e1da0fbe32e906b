import { httpExpectOne, httpMatch } from "habitshift:model";

export class HttpTestingController {
  get expectOne() {
    return httpExpectOne;
  }
  get match() {
    return httpMatch;
  }
  expectNone() {}
  verify() {}
}

export function provideHttpClientTesting() {
  return [];
}

export class HttpClientTestingModule {}
