import type { ComponentType } from 'react'

export interface Meta<P> { title: string; component: ComponentType<P> }
export interface Story<P> { name?: string; args: P }
