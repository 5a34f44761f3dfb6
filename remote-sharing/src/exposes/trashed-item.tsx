export { TrashedItem as Component } from '../components/trashed-item.tsx';
