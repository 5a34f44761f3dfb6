import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { listItemSchema } from './notes.ts';

/** Paths of the calls on the list in parts; no first screen waits for them. */
export const listPaths = {
  parts: '/u-notes/notes/parts',
  changes: '/u-notes/notes/changes',
  tree: '/u-notes/notes/tree',
} as const;

/** Items of one part of the whole list, at most. */
export const LIST_PART = 2_500;
/** Children of one category that the beginning of the tree has, and categories whose children it has, at most. */
export const TREE_START = { children: 100, open: 40 } as const;

/** Bits of `kinds`. */
export const KIND = { category: 1, pinned: 2, locked: 4, hasText: 8 } as const;

/**
 * Items in columns, in the order of their ids (docs/specification/service.md#parts-of-the-list). A slug is that of the parent and the
 * item's own segment; dates are milliseconds since the one before. What few items have names its row.
 */
export const listPartSchema = z.object({
  revision: z.int(),
  order: z.array(idSchema),
  orderVersion: z.int(),
  /** Where the next part begins; null in the last one. */
  next: z.nullable(idSchema),
  ids: z.array(z.string()),
  titles: z.array(z.string()),
  segments: z.array(z.string()),
  /** The parents of the items; `parent` has their places here, -1 at the top level. */
  parents: z.array(z.string()),
  parent: z.array(z.int()),
  kinds: z.array(z.int()),
  updated: z.array(z.int()),
  orders: z.array(z.tuple([z.int(), z.array(z.string())])),
  icons: z.array(z.tuple([z.int(), z.string()])),
});
export interface ListPart extends z.infer<typeof listPartSchema> {}

/**
 * What has changed in the list (docs/specification/service.md#parts-of-the-list). `outdated` when that is not known any
 * more: the caller reads the whole list. `count` are all living items, so that a caller notices a list that is not whole.
 */
export const listChangesSchema = z.object({
  outdated: z.boolean(),
  revision: z.int(),
  orderVersion: z.int(),
  /** The top level's own order; absent when the caller has it. */
  order: z.optional(z.array(idSchema)),
  items: z.array(listItemSchema),
  /** Items that are in the trash or gone; the caller may not have had them. */
  gone: z.array(idSchema),
  count: z.int(),
});
export interface ListChanges extends z.infer<typeof listChangesSchema> {}

/**
 * The beginning of the tree (docs/specification/service.md#parts-of-the-list): the top level and the contents of `open`, each
 * cut after `TREE_START.children`.
 */
export const treeStartSchema = z.object({
  items: z.array(listItemSchema),
  order: z.array(idSchema),
  open: z.array(idSchema),
});
export interface TreeStart extends z.infer<typeof treeStartSchema> {}
