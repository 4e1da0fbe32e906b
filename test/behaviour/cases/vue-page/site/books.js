Vue.createApp({ data: () => ({ items: [{ title: 'Deep Work', streak: 2 }] }) }).mount('#app')
