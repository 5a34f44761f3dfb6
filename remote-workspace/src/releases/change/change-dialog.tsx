import {
  CANARY_SHARES,
  type ReleaseChange,
  type Releases,
  releaseFormSchema,
} from '@my-note/contract/releases';
import { Form } from '@my-note/kit/form';
import { offerUndo } from '@my-note/kit/items';
import { Dialog, DialogActions, DialogFrame, SwitchSetting } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Box, Stack, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { callOf, type PlannedChange } from './changes.ts';
import { releaseMutations } from './releases.mutations.ts';
import { changeWords, changeTexts as texts } from './texts.ts';

/** The remote whose page this is. */
const OWN_REMOTE = 'workspace';
const FIRST_SHARE = '10';
const WITH_VERSION: ReleaseChange[] = ['promote', 'rollback', 'canary'];
const isDestructive = ({ kind }: PlannedChange) => kind === 'kill' || kind === 'remove';
const hasShare = ({ kind }: PlannedChange) => kind === 'canary' || kind === 'share';

interface ChangeDialogProps {
  planned: PlannedChange;
  /** As the operator saw them when they planned it. */
  seen: Pick<Releases, 'revision' | 'reports' | 'store'>;
  onClose: () => void;
}

/** Confirms a change, asks for the reason, and offers to undo it afterwards. */
export function ChangeDialog({ planned, seen, onClose }: ChangeDialogProps) {
  const change = useMutation(releaseMutations.change());
  const undo = useMutation(releaseMutations.undo());
  const [wantsGuard, setWantsGuard] = useState(true);
  const { kind, remote, version } = planned;
  const { name, live, canary } = remote;
  const words = changeWords[kind];
  const named = { name, version, live };
  const call = callOf[kind];
  const isGuarded = kind === 'share' && Boolean(canary?.guard);
  const guard = hasShare(planned) && seen.reports && !isGuarded && wantsGuard;

  async function confirm({ reason, percent }: { reason: string; percent: string }) {
    const body = {
      revision: seen.revision,
      ...(reason ? { reason } : {}),
      ...(WITH_VERSION.includes(call) ? { version } : {}),
      ...(call === 'canary' ? { percent: kind === 'end' ? 0 : Number(percent), guard } : {}),
    };
    const { changed, revision, warning } = await change.mutateAsync({ name, change: call, body });
    onClose();
    if (!changed) return toast({ title: texts.unchanged });
    offerUndo(
      words.done(named),
      texts.undo,
      async () => {
        await undo.mutateAsync({ name, revision });
        toast({ title: texts.undone(name) });
      },
      warning ?? undefined,
    );
  }

  const percent = CANARY_SHARES.find((share) => Number(share) === canary?.percent) ?? FIRST_SHARE;
  return (
    <DialogFrame
      title={words.title(named)}
      description={words.text(named, seen.store.keptDays)}
      role="alertdialog"
      hasFields
      onClose={onClose}
    >
      <Form schema={releaseFormSchema} defaultValues={{ reason: '', percent }} onSubmit={confirm}>
        {({ TextField, ChoiceField, FormError, SubmitButton }) => (
          <>
            <Dialog.Body>
              <Stack gap="4">
                {isDestructive(planned) && name === OWN_REMOTE && (
                  <Text color="fg.warning">{texts.ownPage(name)}</Text>
                )}
                {hasShare(planned) && (
                  <ChoiceField
                    name="percent"
                    label={texts.share}
                    options={CANARY_SHARES}
                    names={texts.shares}
                  />
                )}
                {isGuarded && <Text color="fg.muted">{texts.guardStays}</Text>}
                {hasShare(planned) && seen.reports && !isGuarded && (
                  <SwitchSetting
                    label={texts.guard}
                    hint={texts.guardHint}
                    on={wantsGuard}
                    onToggle={() => setWantsGuard(!wantsGuard)}
                  />
                )}
                <TextField name="reason" label={texts.reason} hint={texts.reasonHint} autoComplete="off" />
                <Box whiteSpace="pre-line" overflowWrap="anywhere" _empty={{ display: 'none' }}>
                  <FormError />
                </Box>
              </Stack>
            </Dialog.Body>
            <DialogActions onCancel={onClose}>
              <SubmitButton {...(isDestructive(planned) ? { colorPalette: 'red' } : {})}>
                {words.label}
              </SubmitButton>
            </DialogActions>
          </>
        )}
      </Form>
    </DialogFrame>
  );
}
