export { OrphanedText as Component } from '../components/unsaved-text/orphaned-text.tsx';
