import type { ActivityEvent } from '@my-note/contract/activity';
import { Box, RelativeDate, Text } from '@my-note/kit/ui';
import { ListRow } from '../../list-row.tsx';
import { activityTexts } from './texts.ts';

/** One event: what, when, and from where; `who` in a list of several accounts. */
export function ActivityEntry({ event, who }: { event: ActivityEvent; who?: string }) {
  const { kind, actor, detail, device, address, createdAt } = event;
  const facts = [who, detail, activityTexts.actors[actor], device, address].filter(Boolean);
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <Text fontWeight="500">{kind ? activityTexts.kinds[kind] : activityTexts.unnamed}</Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          <RelativeDate value={createdAt} />
          {facts.map((fact) => ` · ${fact}`).join('')}
        </Text>
      </Box>
    </ListRow>
  );
}
