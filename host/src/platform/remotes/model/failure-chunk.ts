import type { Registry, RegistryEntry, Release } from '@my-note/contract/registry';
import type { ComponentType } from 'react';
import type { RemoteErrorText } from './error-texts.ts';
import type { RemoteError } from './errors.ts';
import type { ChosenRelease, Recovery, RemoteLoaderOptions } from './loader-types.ts';

export interface RemotePanelProps {
  /** `<remote>/<expose>` */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Code that is needed only when a remote fails, or is isolated. It is one chunk outside of the first load. */
export interface FailureChunk {
  RemoteError: typeof RemoteError;
  DetailedPanel: ComponentType<RemotePanelProps>;
  classify: (error: unknown, entryUrl: string) => Promise<RemoteError>;
  manifestError: (url: string, status: number, cause?: unknown) => Promise<RemoteError>;
  getErrorText: (error: unknown) => RemoteErrorText;
  parseRegistryLeniently: (value: unknown) => Registry;
  recover: (recovery: Recovery) => Promise<[module: unknown, from: ChosenRelease]>;
  fetchEntry: (release: Release) => Promise<void>;
  resetFailedSharedModules: () => void;
  /** What takes the place of an attempt to load a module of an isolated remote. */
  isolate: (entry: RegistryEntry, inPage: RemoteLoaderOptions['attempt']) => RemoteLoaderOptions['attempt'];
  isolateChunks: (scope: string, previous: string, next: string) => void;
  watchForUpdates: () => void;
}

let importChunk: (() => Promise<FailureChunk>) | undefined;
let chunk: FailureChunk | undefined;

/** Called once at start. The import is a parameter, because the chunk itself imports the loader. */
export function setFailureChunk(load: () => Promise<FailureChunk>): void {
  importChunk = load;
}

/** Loads the chunk: when the page is idle, or as soon as a remote fails. */
export async function loadFailureChunk(): Promise<FailureChunk> {
  if (!importChunk) throw new Error('setFailureChunk has not been called');
  chunk ??= await importChunk();
  return chunk;
}

/** The chunk, if it has been loaded. */
export const loadedFailureChunk = (): FailureChunk | undefined => chunk;

/** Rejects with a RemoteError, whose class is in the chunk; when that cannot be loaded, with the error of its import. */
export async function rejectWith(...args: ConstructorParameters<typeof RemoteError>): Promise<never> {
  throw new (await loadFailureChunk()).RemoteError(...args);
}
