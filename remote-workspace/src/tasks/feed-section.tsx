import { taskPaths } from '@my-note/contract/tasks';
import { CopyField } from '@my-note/kit/forms';
import { api } from '@my-note/kit/http';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Button, HStack, RelativeDate, Section, Text, toast } from '@my-note/kit/ui';
import { taskMutations } from './tasks.mutations.ts';
import { taskQueries } from './tasks.queries.ts';
import { tasksTexts as texts } from './texts.ts';

const addressOf = (token: string) =>
  new URL(`${api.host()}${taskPaths.calendar(token)}`, window.location.origin).href;

/** The address by which calendars read tasks; it is shown when it is made. */
export function FeedSection() {
  const { data: feed } = useQuery({ ...taskQueries.feed(), enabled: useAuthEnabled() });
  const make = useMutation(taskMutations.makeFeed());
  const remove = useMutation(taskMutations.removeFeed());
  if (!feed) return null;
  const { createdAt, lastUsedAt } = feed;
  return (
    <Section level="h2" title={texts.feedTitle} hint={texts.feedHint}>
      {createdAt && (
        <Text>
          <RelativeDate value={createdAt} text={texts.feedMadeWhen} /> ·{' '}
          {lastUsedAt ? <RelativeDate value={lastUsedAt} text={texts.feedReadWhen} /> : texts.feedNever}
        </Text>
      )}
      <HStack gap="3" wrap="wrap">
        <Button size="sm" variant="outline" loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {createdAt ? texts.renewFeed : texts.makeFeed}
        </Button>
        {createdAt && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => toast({ title: texts.feedRemoved, type: 'success' }),
              })
            }
          >
            {texts.removeFeed}
          </Button>
        )}
      </HStack>
      <DialogFrame
        title={texts.feedAddress}
        description={texts.feedOnce}
        staysOpen
        open={make.data !== undefined}
        onClose={make.reset}
      >
        <Dialog.Body>
          <CopyField label={texts.feedAddress} value={addressOf(make.data?.token ?? '')} autoFocus />
        </Dialog.Body>
        <DialogActions cancelLabel={texts.close} onCancel={make.reset} />
      </DialogFrame>
    </Section>
  );
}
