import { links } from '@my-note/contract';
import type { OpenTask } from '@my-note/contract/tasks';
import { useMutation } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, Text, touchTarget } from '@my-note/kit/ui';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { ListRow } from '../list-row.tsx';
import { dayOf } from './group-tasks.ts';
import { taskMutations } from './tasks.mutations.ts';
import { tasksTexts as texts } from './texts.ts';

const Tick = chakra('input');
const Label = chakra('label');
const NoteLink = chakra(Link);

/** A task with its box. Done, it stays until the list is loaded again, so that a slip can be taken back. */
export function TaskRow({ task }: { task: OpenTask }) {
  const { note, label, due } = task;
  const id = useId();
  const [done, setDone] = useState(false);
  const { mutate, isPending } = useMutation(taskMutations.check());
  const check = (checked: boolean) => {
    setDone(checked);
    mutate({ task, checked }, { onError: () => setDone(!checked) });
  };
  const late = due !== null && due < dayOf(new Date());
  return (
    <ListRow>
      <Tick
        type="checkbox"
        id={id}
        checked={done}
        disabled={note.locked}
        aria-disabled={isPending}
        onChange={({ target }) => !isPending && check(target.checked)}
        flex="none"
        boxSize="4.5"
        accentColor="accent.solid"
      />
      <Box flex="1" minWidth="0">
        <Label
          htmlFor={id}
          display="block"
          css={touchTarget}
          overflowWrap="anywhere"
          {...(done ? { color: 'fg.muted', textDecoration: 'line-through' } : {})}
        >
          {label || texts.noText}
        </Label>
        <Text fontSize="sm" color="fg.muted" display="flex" flexWrap="wrap" columnGap="3">
          {due && (
            <Box as="span" {...(late && !done ? { color: 'fg.error' } : {})}>
              {texts.day(due)}
            </Box>
          )}
          <NoteLink to={links.item(note.slug)} textDecoration="underline" textUnderlineOffset="3px">
            {note.icon ? `${note.icon} ` : ''}
            {note.title || texts.untitled}
          </NoteLink>
          {note.locked && (
            <Box as="span" display="inline-flex" alignItems="center" gap="1">
              <Icon as={Lock} size={14} />
              {texts.locked}
            </Box>
          )}
        </Text>
      </Box>
    </ListRow>
  );
}
