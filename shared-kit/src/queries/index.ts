export { categoryQueries } from './categories.ts';
export { configMutations, configQueries, configValue } from './configs.ts';
export { noteQueries } from './notes.ts';
