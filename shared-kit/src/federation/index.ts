export { getAppVersions, setAppVersions } from './app-versions.ts';
export { ExtensionSlot } from './extension-slot.tsx';
export type {
  CommandsModule,
  Extension,
  ExtensionModule,
  ExtensionPoint,
  ImportFormatModule,
  NoteActionModule,
  NotificationModule,
  SearchProviderModule,
  SettingsSectionModule,
} from './extensions.ts';
export type { FenceEditorProps, FenceModule, FenceViewProps } from './fence-module.ts';
export { loadRemoteModule, type RemoteLoader, setRemoteLoader } from './loader.ts';
export type { PageModule } from './page-module.ts';
export { RemoteSlot } from './remote-slot.tsx';
export type {
  NoteBesideHandle,
  OpenSlotModule,
  SlotName,
  SlotProps,
} from './slots.ts';
export { type ExtensionSource, setExtensionSource, useExtensions } from './use-extensions.ts';
export { useImport } from './use-import.ts';
export { usePagePrefetch } from './use-page-prefetch.ts';
