/** What the kiosk's screen wants. Has nothing to do with what the habit service calls things. */
export interface TileDto {
  title: string
  subtitle: string
  target: { amount: number; unit: string }
  streak: number
  done: boolean
}

export interface TilePage {
  success: boolean
  data: TileDto[]
}
