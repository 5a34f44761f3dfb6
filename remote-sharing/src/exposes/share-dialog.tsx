export { ShareDialog as Component } from '../components/share-dialog/share-dialog.tsx';
