export interface Film {
  title: string;
  streak: number;
}

export const films: Film[] = [
  { title: "Alien", streak: 2 },
  { title: "Heat", streak: 1 },
];
