import { createApp } from './api/app.ts'

export default createApp()
