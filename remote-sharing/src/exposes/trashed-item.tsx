export { TrashedItem as Component } from '../components/trash/trashed-item.tsx';
