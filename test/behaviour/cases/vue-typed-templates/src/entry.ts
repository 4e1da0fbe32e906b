import { createSSRApp } from 'vue'
import App from './App.vue'

export const app = createSSRApp(App)
