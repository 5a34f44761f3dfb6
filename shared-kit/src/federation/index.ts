export { loadRemoteModule, type RemoteLoader, setRemoteLoader } from './loader.ts';
export type { PageHandle, PageModule } from './page-module.ts';
export {
  type Registry,
  type RegistryEntry,
  type RegistryPage,
  type Release,
  registryEntrySchema,
  registrySchema,
  releaseSchema,
} from './registry.ts';
export { RemoteSlot } from './remote-slot.tsx';
export type {
  NoteBesideHandle,
  OpenSlotModule,
  OpenSlotName,
  OpenSlotProps,
  SlotModule,
  SlotName,
  SlotProps,
} from './slots.ts';
export { useImport } from './use-import.ts';
