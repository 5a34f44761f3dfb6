import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** A file of a note, whose bytes were given before. */
type EnexResource = { hash: string; mime: string; name: string };
/** A task of Evernote 10, which a note shows in a group. */
export type EnexTask = { title: string; done: boolean; due: string; group: string; weight: string };
export type EnexNote = {
  title: string;
  content: string;
  created: string;
  updated: string;
  tags: string[];
  /** Source, author, place, and reminder by the names of the format. */
  attributes: Map<string, string>;
  tasks: EnexTask[];
};

type EnexEvents = {
  /** The next bytes of a file. */
  bytes: (bytes: Buffer) => void;
  /** The bytes since the last file are this one. */
  resource: (resource: EnexResource) => void;
  note: (note: EnexNote) => void;
  /** It declares entities of its own, which a program of Evernote never does. */
  entities: () => never;
  /** It is something else. */
  stranger: () => never;
  /** A text in it is too long to be one of a note. */
  tooLong: () => never;
};

/** A note with its markup. What is longer is no note that anybody wrote. */
const MAX_TEXT = 30_000_000;

const noNote = (): EnexNote => ({
  title: '',
  content: '',
  created: '',
  updated: '',
  tags: [],
  attributes: new Map(),
  tasks: [],
});
const noTask = (): EnexTask => ({ title: '', done: false, due: '', group: '', weight: '' });
const noResource = () => ({ mime: '', name: '' });

/**
 * Reads an export of Evernote as it arrives. Only the text of one note is in memory; files are decoded piece by piece.
 * Entities of a document type are never resolved, neither from the file nor from elsewhere.
 */
export function createEnexParser(on: EnexEvents) {
  const path: string[] = [];
  let text = '';
  let unread = 0;
  let note = noNote();
  let task = noTask();
  let resource = noResource();
  let base64 = '';
  let hash = createHash('md5');
  let ended = false;
  /** At the end of the file, what is still open was never closed. */
  let isOver = false;

  const within = (...names: string[]) =>
    path.length === names.length && names.every((name, n) => path[n] === name);
  const isData = () => within('en-export', 'note', 'resource', 'data');

  function decode(more: string, isLast = false) {
    base64 += more.replace(/\s+/g, '');
    const whole = isLast ? base64.length : base64.length - (base64.length % 4);
    const bytes = Buffer.from(base64.slice(0, whole), 'base64');
    base64 = base64.slice(whole);
    hash.update(bytes);
    if (bytes.length > 0) on.bytes(bytes);
  }

  function closed(name: string) {
    const parent = path.at(-1);
    const value = text.trim();
    if (parent === 'note') {
      if (name === 'title' || name === 'created' || name === 'updated') note[name] = value;
      else if (name === 'content') note.content = text;
      else if (name === 'tag') note.tags.push(value);
      else if (name === 'task') note.tasks.push(task);
      else if (name === 'resource') on.resource({ ...resource, hash: hash.digest('hex') });
    } else if (parent === 'note-attributes') note.attributes.set(name, value);
    else if (parent === 'task') ofTask(name, value);
    else if (parent === 'resource' && name === 'mime') resource.mime = value;
    else if (parent === 'resource-attributes' && name === 'file-name') resource.name = value;
    else if (parent === 'en-export' && name === 'note') on.note(note);
    else if (parent === undefined && name === 'en-export') ended = true;
  }
  function ofTask(name: string, value: string) {
    if (name === 'title') task.title = value;
    else if (name === 'taskStatus') task.done = value === 'completed';
    else if (name === 'dueDate') task.due = value;
    else if (name === 'taskGroupNoteLevelID') task.group = value;
    else if (name === 'sortWeight') task.weight = value;
  }

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^!doctype$/i.test(name) && /\[|<!/.test(data)) on.entities();
        if (/^!(?:entity|element|attlist|notation)$/i.test(name)) on.entities();
      },
      onopentag(name) {
        unread = 0;
        if (path.length === 0 && name !== 'en-export') on.stranger();
        path.push(name);
        text = '';
        if (within('en-export', 'note')) note = noNote();
        else if (within('en-export', 'note', 'task')) task = noTask();
        else if (within('en-export', 'note', 'resource')) {
          resource = noResource();
          hash = createHash('md5');
          base64 = '';
        }
      },
      ontext(more) {
        unread = 0;
        if (isData()) return decode(more);
        text += more;
        if (text.length > MAX_TEXT) on.tooLong();
      },
      onclosetag(name) {
        if (isOver) return;
        unread = 0;
        if (isData()) decode('', true);
        path.pop();
        closed(name);
        text = '';
      },
    },
    { xmlMode: true },
  );
  return {
    write(chunk: string) {
      unread += chunk.length;
      if (unread > MAX_TEXT) on.tooLong();
      parser.write(chunk);
    },
    /** Whether the file was whole. */
    end() {
      isOver = true;
      parser.end();
      return ended;
    },
  };
}
