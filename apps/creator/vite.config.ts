import { applicationConfig } from '@sinau/shell/vite';
import { preloads } from './src/pages/create-class/preloads.ts';

export default applicationConfig({ base: '/creator/', preloads });
