export namespace Models {
  export interface Goal {
    target: number
    unit: string
  }
  export interface Habit extends Goal {
    id: string
    title: string
  }
}

export enum Frequency {
  Daily = 'daily',
  Weekly = 'weekly',
}

export interface Habit {
  frequency: Frequency
}
export interface Habit {
  id: string
  title: string
}
