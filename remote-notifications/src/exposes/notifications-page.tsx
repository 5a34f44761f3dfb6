export { NotificationsPage as Component } from '../pages/notifications-page.tsx';
