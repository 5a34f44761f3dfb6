export { categoryQueries } from './categories.queries.ts';
export { configMutations, configQueries, configValue, runtimeConfigQuery } from './configs.queries.ts';
export { connectList } from './list-source.ts';
export { noteQueries } from './notes.queries.ts';
export { notificationQueries } from './notifications.queries.ts';
export { changePictureSites, pictureSites } from './picture-sites.ts';
export { searchMutations, searchQueries } from './search.queries.ts';
export { shareQueries } from './shares.queries.ts';
