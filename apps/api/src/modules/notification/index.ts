export { insertNotifications } from './notification.queries.ts';
