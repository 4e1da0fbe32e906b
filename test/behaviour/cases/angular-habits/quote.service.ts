import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpClient } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { map, type Observable } from 'rxjs'

export interface Quote {
  title: string
  target: string
  streak: number
}

/** Another API behind the same client, with an envelope of the same make. */
@Injectable({ providedIn: 'root' })
export class QuoteService {
  private readonly http = inject(HttpClient)
  private readonly server = createServer((_, res) =>
    res.setHeader('content-type', 'application/json').end('{"success":true,"data":[{"title":"Begin","target":"you","streak":1}]}'),
  )

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  all(): Observable<Quote[]> {
    const { port } = this.server.address() as AddressInfo
    return this.http
      .get<{ success: boolean; data: Quote[] }>(`http://127.0.0.1:${port}/api/v1/quotes`)
      .pipe(map((response) => (response.success ? response.data : [])))
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
