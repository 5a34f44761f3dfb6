export { ShareDialog as Component } from '../components/share-dialog.tsx';
