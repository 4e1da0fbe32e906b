declare global {
  namespace App {
    interface Locals {
      user: { name: string; title: string }
    }
  }
}

export {}
