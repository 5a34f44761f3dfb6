export { getAppVersions, setAppVersions } from './app-versions.ts';
export { loadRemoteModule, type RemoteLoader, setRemoteLoader } from './loader.ts';
export type { PageModule } from './page-module.ts';
export { RemoteSlot } from './remote-slot.tsx';
export type {
  NoteBesideHandle,
  OpenSlotModule,
  SlotName,
  SlotProps,
} from './slots.ts';
export { useImport } from './use-import.ts';
export { usePagePrefetch } from './use-page-prefetch.ts';
