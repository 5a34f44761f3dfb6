export { TodayPage as Component } from '../writing/today-page.tsx';
