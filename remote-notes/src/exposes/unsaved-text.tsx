export { OrphanedText as Component } from '../components/orphaned-text.tsx';
