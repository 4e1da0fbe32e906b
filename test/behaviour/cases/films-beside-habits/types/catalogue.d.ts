declare namespace Catalogue {
  interface Film { title: string; target: 'kids' | 'adults'; streak?: never }
}
