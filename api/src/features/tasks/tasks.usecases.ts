import type { Note } from '@my-note/contract';
import { tasksOf, withoutDue, withTask } from '@my-note/contract/markdown-tasks';
import { type OpenTask, TASK_LIMITS, type TaskCheck, type TaskQuery } from '@my-note/contract/tasks';
import { AppError } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { findLiving, nextState, writeAsOwner, writeNote } from '../../items/index.ts';
import { excerptOf, keptTaskText, splitReadable } from '../../items/text.ts';
import { lineTags } from './line-tags.rules.ts';
import { cursorOf, listOpenTasks } from './tasks.repository.ts';
import { tasksTexts } from './texts.ts';

type Row = Awaited<ReturnType<typeof listOpenTasks>>[number];

const toOpenTask = ({ noteId, title, slug, icon, locked, index, text, due }: Row): OpenTask => ({
  note: { _id: noteId, title, slug, ...(icon === null ? {} : { icon }), ...(locked ? { locked } : {}) },
  index,
  text,
  label: excerptOf(withoutDue(text)),
  due,
  tags: lineTags(text),
});

export async function readTasks({ db }: Services, ownerId: string, query: TaskQuery) {
  const rows = await listOpenTasks(db, ownerId, { ...query, limit: TASK_LIMITS.page + 1 });
  const shown = rows.slice(0, TASK_LIMITS.page);
  const last = shown.at(-1);
  return {
    tasks: shown.map(toOpenTask),
    next: last && rows.length > shown.length ? cursorOf(last) : null,
  };
}

/** Changes the box of one task in the text of its note, and nothing else; what was written meanwhile stays. */
export function checkTask(services: Services, ownerId: string, { note: id, checked, ...wanted }: TaskCheck) {
  return writeAsOwner(services.db, ownerId, async (tx): Promise<Note> => {
    const found = await findLiving(tx, ownerId, id);
    const [text, rest] = splitReadable(found?.content ?? '');
    const index = placeOf(text, wanted);
    const changed = index === undefined ? null : withTask(text, index, checked);
    // A note that is gone, or locked, is refused for that reason.
    const { note, state } = nextState(found, changed === null ? {} : { content: changed + rest });
    if (changed === null) throw taskChanged();
    return writeNote(tx, services, note, state);
  });
}

/** Where a task is that was listed: in its place, or, when tasks were added or removed, where its words are once. */
function placeOf(content: string, { index, text }: { index: number; text: string }): number | undefined {
  const tasks = tasksOf(content);
  const isIt = (task: { text: string } | undefined) => task !== undefined && keptTaskText(task.text) === text;
  if (isIt(tasks[index])) return index;
  const places = tasks.flatMap((task, at) => (isIt(task) ? [at] : []));
  return places.length === 1 ? places[0] : undefined;
}

const taskChanged = () => new AppError(409, 'TASK_CHANGED', tasksTexts.changed);
