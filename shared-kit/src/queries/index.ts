export { categoryQueries } from './categories.ts';
export { configMutations, configQueries, configValue, runtimeConfigQuery } from './configs.ts';
export { noteQueries } from './notes.ts';
export { notificationQueries } from './notifications.ts';
export { changePictureSites, pictureSites } from './picture-sites.ts';
export { searchMutations, searchQueries } from './search.ts';
export { shareQueries } from './shares.ts';
