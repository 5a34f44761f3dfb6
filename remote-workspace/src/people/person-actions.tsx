import type { Person, PersonUpdate } from '@my-note/contract/people';
import { AlertDialog, Menu } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Icon, IconButton, Portal } from '@my-note/kit/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { peopleMutations } from './people.mutations.ts';
import { peopleTexts } from './texts.ts';

interface Question {
  title: string;
  text: string;
  label: string;
  change: PersonUpdate;
}

/** The acts that an operator confirms first. */
const questions = {
  disable: ({ name }: Person): Question => ({
    title: peopleTexts.disableTitle(name),
    text: peopleTexts.disableText,
    label: peopleTexts.disable,
    change: { disabled: true },
  }),
  delete: ({ name }: Person): Question => ({
    title: peopleTexts.deleteTitle(name),
    text: peopleTexts.deleteText,
    label: peopleTexts.deleteAccount,
    change: { deleted: true },
  }),
  promote: ({ name }: Person): Question => ({
    title: peopleTexts.operatorTitle(name),
    text: peopleTexts.operatorText,
    label: peopleTexts.makeOperator,
    change: { role: 'operator' },
  }),
  demote: ({ name }: Person): Question => ({
    title: peopleTexts.unmakeTitle(name),
    text: peopleTexts.unmakeText,
    label: peopleTexts.unmakeOperator,
    change: { role: 'user' },
  }),
};

interface PersonActionsProps {
  person: Person;
  /** Nobody disables or deletes the account that they are using here. */
  isOwn: boolean;
}

/** What an operator can do with an account. */
export function PersonActions({ person, isOwn }: PersonActionsProps) {
  const change = useMutation(peopleMutations.change());
  const link = useMutation(peopleMutations.passwordLink());
  const [question, setQuestion] = useState<Question>();
  const { name, role, disabledAt, deletionAt } = person;

  const act = (update: PersonUpdate) =>
    change.mutate({ person, change: update }, { onSettled: () => setQuestion(undefined) });
  const item = (value: string, label: string, onClick: () => void, isDangerous = false) => (
    <Menu.Item value={value} onClick={onClick} {...(isDangerous ? { color: 'fg.error' } : {})}>
      {label}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton variant="ghost" size="sm" colorPalette="gray" aria-label={peopleTexts.actionsOf(name)}>
            <Icon as={Ellipsis} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {item('link', peopleTexts.passwordLink, () => link.mutate(person))}
              {role === 'operator'
                ? item('role', peopleTexts.unmakeOperator, () => setQuestion(questions.demote(person)))
                : item('role', peopleTexts.makeOperator, () => setQuestion(questions.promote(person)))}
              {!isOwn &&
                (disabledAt
                  ? item('enable', peopleTexts.enable, () => act({ disabled: false }))
                  : item('disable', peopleTexts.disable, () => setQuestion(questions.disable(person))))}
              {!isOwn &&
                (deletionAt
                  ? item('keep', peopleTexts.keepAccount, () => act({ deleted: false }))
                  : item(
                      'delete',
                      peopleTexts.deleteAccount,
                      () => setQuestion(questions.delete(person)),
                      true,
                    ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <AlertDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        confirmLabel={question?.label ?? ''}
        busy={change.isPending}
        onConfirm={() => question && act(question.change)}
        onCancel={() => setQuestion(undefined)}
      >
        {question?.text}
      </AlertDialog>
      <LinkDialog
        title={peopleTexts.linkTitle(name)}
        text={peopleTexts.linkText}
        label={peopleTexts.linkLabel}
        href={link.data?.href}
        onClose={link.reset}
      />
    </>
  );
}
