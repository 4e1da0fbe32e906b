import { useCallback, useMemo } from 'react'
import { Button, FlatList, StyleSheet, Text, View, type ListRenderItemInfo } from './react-native.tsx'
import { HabitService, type Habit } from './api.ts'

type Screen = { Home: undefined; Detail: { habitId: string; title: string } }
export interface Navigation { navigate<K extends keyof Screen>(name: K, params: Screen[K]): void; setOptions(options: { title: string }): void }
const progress = (habit: Habit): number => Math.min(1, habit.streak / Math.max(1, habit.target))
export function HomeScreen({ habits, navigation }: { habits: Habit[]; navigation: Navigation }) {
  navigation.setOptions({ title: `${habits.length} habits` })
  const sorted = useMemo(() => [...habits].sort((a, b) => a.title.localeCompare(b.title)), [habits])
  const renderItem = useCallback(({ item, index }: ListRenderItemInfo<Habit>) => (
    <View style={styles.row} testID={item.id}>
      <Text style={styles.title} numberOfLines={1}>{index + 1}. {item.title}</Text>
      <Text style={styles.target}>{item.frequency} {Math.round(progress(item) * 100)}%{item.unit === 'times' ? '' : ` ${item.unit}`}</Text>
      <Button title={`Open ${item.title}`} onPress={() => navigation.navigate('Detail', { habitId: item.id, title: item.title })} />
      <Button title="Done" onPress={() => void HabitService.checkIn(item.id, '2024-12-02')} />
    </View>
  ), [navigation])
  return <FlatList data={sorted} renderItem={renderItem} keyExtractor={(item) => item.id} ListEmptyComponent={<Text>No habits</Text>} />
}
const styles = StyleSheet.create({ row: { flex: 1 }, title: { fontSize: 16 }, target: { color: 'gray' } })
