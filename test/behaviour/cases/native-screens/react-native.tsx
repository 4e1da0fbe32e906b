import type { ReactElement, ReactNode } from 'react'
export const StyleSheet = { create: <T extends Record<string, object>>(styles: T): T => styles }
export const View = ({ children, testID }: { children?: ReactNode; style?: object; testID?: string }) => <div data-test={testID}>{children}</div>
export const Text = ({ children, numberOfLines }: { children?: ReactNode; style?: object; numberOfLines?: number }) => <span data-lines={numberOfLines}>{children}</span>
export const Button = ({ title, onPress }: { title: string; onPress: () => void }) => <button onClick={onPress}>{title}</button>
export interface ListRenderItemInfo<T> { item: T; index: number }
export function FlatList<T>({ data, renderItem, keyExtractor, ListEmptyComponent }: { data: readonly T[]; renderItem: (info: ListRenderItemInfo<T>) => ReactElement; keyExtractor: (item: T, index: number) => string; ListEmptyComponent?: ReactElement }) {
  return data.length === 0 ? (ListEmptyComponent ?? null) : <div>{data.map((item, index) => <section key={keyExtractor(item, index)}>{renderItem({ item, index })}</section>)}</div>
}
