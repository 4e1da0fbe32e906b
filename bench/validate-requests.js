const headers = {
  "Content-Type": "application/json",
  "X-API-Key": "hk_0123456789",
  "X-API-Version": "2",
  "X-Client-Version": "3.1.4",
  "X-Request-ID": "5f0c2d4e-8a51-4f6e-9d0b-2f2f6f0a7c11",
};

/** A request that works on v2. */
export const fineRequest = {
  method: "POST",
  url: "https://habits.example/api/v2/habits",
  headers,
  body: {
    name: "Morning run",
    occurrence: { type: "daily" },
    goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
  },
};

/** One of v1, which breaks in every part and can be converted. */
export const oldRequest = {
  method: "POST",
  url: "https://habits.example/api/v1/habits",
  headers: { "Content-Type": "application/json", "X-API-Key": "hk_0123456789" },
  body: { title: "Morning run", frequency: "daily", target: 1, unit: "times" },
};

/**
 * Lines of NDJSON.
 *
 * @param {number} count
 * @param {number} every - Each so manieth is of v1; 0: none.
 */
export function requestLines(count, every) {
  return Array.from({ length: count }, (_, index) => {
    const own = every > 0 && index % every === 0 ? oldRequest : fineRequest;
    return JSON.stringify({ ...own, url: `${own.url}/h${index}`, method: "PUT" });
  });
}
