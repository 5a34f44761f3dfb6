export { NewCategoryDialog as Component } from '../components/dialogs/new-category-dialog.tsx';
