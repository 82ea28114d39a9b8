export type { AppConfig } from './app-config.ts';
export { createPainter } from './paint-page.tsx';
