export { NewCategoryDialog as Component } from '../components/new-category-dialog.tsx';
