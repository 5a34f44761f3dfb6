export {
  TAG_LIMITS,
  type TagChange,
  type TagCount,
  type TagNotes,
  tagChangeSchema,
  tagCountSchema,
  tagLink,
  tagListSchema,
  tagNotesQuerySchema,
  tagNotesSchema,
  tagPaths,
  tagRenameSchema,
  tagSchema,
  tagUndoSchema,
} from './tag-calls.ts';
export { isTagName, isWithinTag, LONGEST_TAG, tagKey } from './tag-name.ts';
export { type FoundTag, findTags, renameTag, tagsOf } from './text-tags.ts';
