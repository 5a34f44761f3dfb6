export { TasksPage as Component } from '../tasks/tasks-page.tsx';
