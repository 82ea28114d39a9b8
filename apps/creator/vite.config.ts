import { applicationConfig } from '@sinau/shell/vite';

export default applicationConfig({ base: '/creator/' });
