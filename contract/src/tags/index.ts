export {
  TAG_LIMITS,
  type TagChange,
  type TagCount,
  type TagNotes,
  tagChangeSchema,
  tagLink,
  tagListSchema,
  tagNotesQuerySchema,
  tagNotesSchema,
  tagPaths,
  tagRenameSchema,
  tagUndoSchema,
} from './tag-calls.ts';
export {
  readTagColors,
  renameTagColors,
  TAG_COLORS,
  TAG_HUES,
  type TagColor,
  type TagColors,
  undoTagColors,
  writeTagColors,
} from './tag-colors.ts';
export { isTagName, isWithinTag, tagKey } from './tag-name.ts';
export { renameTag, tagsOf } from './text-tags.ts';
