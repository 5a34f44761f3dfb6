// What the service needs of publishing: the registry, and the guard of canaries.
export { readRegistry } from '../registry/registry.ts';
export { openStore, type Store } from '../store/store.ts';
export { fieldFigures, writeField } from './field.ts';
export { type Counts, failuresOf, histogramOf, loadsOf, type Moment, p75Of } from './figures.ts';
export { type GuardAction, guardedSince, guardOnce } from './guard.ts';
export { type Outlook, outlookOf } from './outlook.ts';
