export { loadRemoteModule, type RemoteLoader, setRemoteLoader } from './loader.ts';
export type { PageHandle, PageModule } from './page-module.ts';
export { type Registry, type RegistryEntry, registryEntrySchema, registrySchema } from './registry.ts';
export { RemoteSlot } from './remote-slot.tsx';
export type { NoteBesideHandle, SlotModule, SlotName, SlotProps } from './slots.ts';
