/** The headlines of another site. */
export const useNews = () =>
  useAsyncData('news', async () => [{ title: 'Rain', streak: 2 }], {
    transform: (all) => all.map((one) => ({ ...one, title: one.title.toUpperCase() })),
  })
