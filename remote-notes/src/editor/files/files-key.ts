import { PluginKey } from '@milkdown/kit/prose/state';
import type { DecorationSet } from '@milkdown/kit/prose/view';
import type { FinishedUpload, UploadPlaceholder } from './uploads/upload-placeholders.ts';

export type Change = { add: readonly UploadPlaceholder[] } | { arrival: FinishedUpload };

export interface Files {
  uploads: readonly UploadPlaceholder[];
  placeholders: DecorationSet;
  /** The cursor came to the selected image from after it. */
  cameFromAfter: boolean;
}

export const filesKey = new PluginKey<Files>('files');
