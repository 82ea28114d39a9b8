import { applicationConfig } from '@sinau/shell/vite';

const { API_URL = 'http://localhost:3001', CREATOR_URL = 'http://localhost:3002' } = process.env;

export default applicationConfig({
  base: '/',
  proxy: { '/api': API_URL, '^/(creator|preview)(/|$|\\?)': CREATOR_URL },
});
