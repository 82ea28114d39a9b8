import { applicationConfig } from '@sinau/shell/vite';

/** The application that plays saved lessons: one page, which opens without a connection. */
export default applicationConfig({ base: '/saved-lessons/', page: 'saved-lessons.html' });
