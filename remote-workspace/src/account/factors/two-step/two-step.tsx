import type { Factors } from '@my-note/contract/factors';
import { Button, HStack, RelativeDate, Section, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { useEndTwoStep, useNewRecoveryCodes } from '../factors.queries.ts';
import { PasswordPanel } from '../password-panel.tsx';
import { factorsTexts } from '../texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

type Task = 'set-up' | 'new-codes' | 'end';

/** What two-step sign-in is set to. */
const Status = ({ twoStep }: Pick<Factors, 'twoStep'>) => (
  <Text>
    {twoStep ? (
      <>
        <RelativeDate value={twoStep.since} text={factorsTexts.onSinceWhen} /> ·{' '}
        {factorsTexts.codesLeft(twoStep.recoveryCodes)}
      </>
    ) : (
      factorsTexts.isOff
    )}
  </Text>
);

/** Turns two-step sign-in on and off, and makes new recovery codes. */
export function TwoStep({ twoStep }: Pick<Factors, 'twoStep'>) {
  const [task, setTask] = useState<Task>();
  const [codes, setCodes] = useState<string[]>();
  const renew = useNewRecoveryCodes();
  const end = useEndTwoStep();
  const close = () => setTask(undefined);
  const show = (made: string[]) => {
    setCodes(made);
    close();
  };
  const isIdle = !task && !codes;

  return (
    <Section title={factorsTexts.twoStep} hint={factorsTexts.twoStepHint}>
      <Status twoStep={twoStep} />
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {task === 'set-up' && <SetUp onCodes={show} onCancel={close} />}
      {task === 'new-codes' && (
        <PasswordPanel
          text={factorsTexts.newCodesText}
          submitLabel={factorsTexts.makeCodes}
          onSubmit={async (form) => show((await renew.mutateAsync(form)).codes)}
          onCancel={close}
        />
      )}
      {task === 'end' && (
        <PasswordPanel
          text={factorsTexts.turnOffText}
          submitLabel={factorsTexts.turnOff}
          onSubmit={async (form) => {
            await end.mutateAsync(form);
            toast({ title: factorsTexts.turnedOff, type: 'success' });
            close();
          }}
          onCancel={close}
        />
      )}
      {isIdle && (
        <HStack wrap="wrap">
          {twoStep ? (
            <>
              <Button size="sm" variant="outline" onClick={() => setTask('new-codes')}>
                {factorsTexts.newCodes}
              </Button>
              <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setTask('end')}>
                {factorsTexts.turnOff}
              </Button>
            </>
          ) : (
            <Button size="sm" variant="outline" onClick={() => setTask('set-up')}>
              {factorsTexts.turnOn}
            </Button>
          )}
        </HStack>
      )}
    </Section>
  );
}
