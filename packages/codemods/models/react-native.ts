/** A list shows each item by the function that it is given. */
export function FlatList({ data, renderItem, keyExtractor }) {
  data.forEach((item, index) => renderItem({ item, index }));
  data.forEach((item, index) => keyExtractor?.(item, index));
}

export function SectionList({ sections, renderItem, renderSectionHeader, keyExtractor }) {
  for (const section of sections) {
    renderSectionHeader?.({ section });
    section.data.forEach((item, index) => {
      renderItem({ item, index, section });
      keyExtractor?.(item, index);
    });
  }
}

export { FlatList as FlashList, FlatList as VirtualizedList };
