import type { TagCount } from '@my-note/contract/tags';
import { Input } from '@my-note/kit/forms';
import { Box, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { ColorTag } from './color-tag.tsx';
import { RenameTag } from './rename-tag.tsx';
import { TagBranch } from './tag-branch.tsx';
import { matchingTags, treeOf } from './tag-tree.ts';
import { tagTexts as texts } from './texts.ts';

/** The tree of all tags, with a field that finds some of them. */
export function AllTags({ tags }: { tags: readonly TagCount[] }) {
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState<TagCount>();
  const [colored, setColored] = useState<TagCount>();
  const tree = treeOf(matchingTags(tags, search));
  return (
    <Stack gap="4" maxWidth="measure">
      <Text color="fg.muted">{texts.intro}</Text>
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Text role="status" color="fg.muted" hidden={tree.length > 0}>
        {tree.length === 0 && texts.noMatch}
      </Text>
      <Box as="nav" aria-label={texts.tree} marginX="-2">
        <TagBranch nodes={tree} onRename={setRenamed} onColor={setColored} />
      </Box>
      {colored && <ColorTag tag={colored} onDone={() => setColored(undefined)} />}
      {renamed && <RenameTag tag={renamed} tags={tags} onDone={() => setRenamed(undefined)} />}
    </Stack>
  );
}
