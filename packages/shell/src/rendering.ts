export type { AppConfig } from './app-config.ts';
export { createRenderer } from './render-page.tsx';
