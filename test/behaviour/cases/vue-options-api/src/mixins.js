export const withTitle = {
  data() {
    return { title: 'Untitled', badge: { title: 'New', target: '_blank' } }
  },
  methods: {
    shorten(text) {
      return text.slice(0, 12)
    },
  },
}
