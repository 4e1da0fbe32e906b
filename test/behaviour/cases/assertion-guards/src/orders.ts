import { arrayOf, assertThat, isNumber, isString, shape } from './guards'

const isOrder = shape({ title: isString, target: isNumber, unit: isString })
export function receipt(json: string): string {
  const orders: unknown = JSON.parse(json)
  assertThat(orders, arrayOf(isOrder), 'orders')
  return orders.map((order) => `${order.title} ×${order.target} ${order.unit}`).join(', ')
}
