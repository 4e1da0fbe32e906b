/** A text to begin with. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

/** What people have at hand: one of each kind that can be pasted, of v1 but for the last. */
export const examples: readonly Example[] = [
  {
    name: "A habit",
    text: `POST https://api.example.com/api/v1/habits
Content-Type: application/json
X-API-Key: hk_example

{
  "title": "Morning run",
  "frequency": "daily",
  "target": 3,
  "unit": "times",
  "streak": 4
}
`,
  },
  {
    name: "A check-in with curl",
    text: `curl -X POST https://api.example.com/api/v1/habits/checkin \\
  -H "Content-Type: application/json" \\
  -H "X-API-Key: hk_example" \\
  -d '{ "habitId": "h1", "date": "2025-01-31", "status": "done" }'
`,
  },
  {
    name: "A bulk delete as JSON",
    text: `{
  "method": "DELETE",
  "url": "/api/v1/habits/bulk",
  "body": { "ids": ["h1", "h2"] }
}
`,
  },
  {
    name: "Several calls",
    text: `@base = https://api.example.com/api/v1

### What is due today
GET {{base}}/habits/today
X-API-Key: hk_example

### Skip one
POST {{base}}/habits/skip
X-API-Key: hk_example
Content-Type: application/json

{ "habitId": "h1", "date": "2025-01-31" }

### The figures
GET {{base}}/user/statistics
X-API-Key: hk_example
`,
  },
  {
    name: "A habit as a payload",
    text: `{
  "id": "h1",
  "title": "Read",
  "frequency": "daily",
  "target": 20,
  "unit": "pages",
  "streak": 2,
  "completedDates": ["2025-01-30", "2025-01-31"]
}
`,
  },
  {
    name: "One that works",
    text: `POST https://api.example.com/api/v2/habits/h1/logs
Content-Type: application/json
X-API-Key: hk_example
X-API-Version: 2
X-Client-Version: 1.4.0
X-Request-ID: 6f9f2f0e-6f0e-4c8e-9a56-0d3e0a6f4c11

{
  "targetDate": "2025-01-31",
  "value": 1,
  "unitSymbol": "rep"
}
`,
  },
];
