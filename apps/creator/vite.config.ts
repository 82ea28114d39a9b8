import { applicationConfig } from '@sinau/shell/vite';

const { API_URL = 'http://localhost:3001' } = process.env;

export default applicationConfig({ base: '/creator/', proxy: { '/api': API_URL } });
