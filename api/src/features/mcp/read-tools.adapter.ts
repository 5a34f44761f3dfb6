import type { McpServer } from '@modelcontextprotocol/server';
import { contentSearchQuerySchema, idSchema, itemListSchema, type ListItem } from '@my-note/contract';
import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { findLiving, readListTexts, toNote } from '../../items/index.ts';
import { readBySlug } from '../notes/notes.usecases.ts';
import { searchContent } from '../search/search.usecases.ts';
import { readTags } from '../tags/tags.usecases.ts';
import { mcpTexts } from './texts.ts';
import { addTool } from './tool.rules.ts';

const MOST_LISTED = 200;
const FIRST_LISTED = 50;

/** What lists and hits say of an item; `path` is where it is in the tree, and its address on the site. */
const shown = ({ _id, title, slug, type, updatedAt, pinned, locked }: ListItem) => ({
  ...{ id: _id, title, path: slug, updatedAt },
  ...(type === 'category' ? { isCategory: true } : {}),
  ...(pinned ? { pinned } : {}),
  ...(locked ? { locked } : {}),
});

/** The tools of every token: they change nothing, and lists are without texts. */
export function addReadTools(server: McpServer, services: Services, ownerId: string): void {
  addTool(server, {
    name: 'search_notes',
    title: 'Search notes',
    description:
      'Finds notes by words in their titles and texts, best first, with the place of the words. `tag:work` in the query limits them to notes with that tag or one below it.',
    kind: 'read',
    input: z.strictObject({ query: contentSearchQuerySchema.shape.q }),
    run: async ({ query }) => {
      const { data, pending } = await searchContent(services, ownerId, query);
      const hits = data.map(({ item, snippet }) => ({
        ...shown(item),
        snippet: snippet.text,
      }));
      return { hits, ...(pending ? { note: `${pending} notes are not in the search yet` } : {}) };
    },
  });

  addTool(server, {
    name: 'list_tags',
    title: 'List tags',
    description:
      'Lists the tags of all notes, without #, with how many notes have each itself (`notes`) and with the tags below it (`all`).',
    kind: 'read',
    input: z.strictObject({}),
    run: async () => ({ tags: (await readTags(services, ownerId)).data }),
  });

  addTool(server, {
    name: 'list_notes',
    title: 'List notes and categories',
    description: `Lists notes and categories by their paths, without texts, all or those below a category; at most ${MOST_LISTED} at once.`,
    kind: 'read',
    input: z.strictObject({
      below: z.string().max(2000).optional().describe('Path of a category, such as work/log'),
      limit: z.int().min(1).max(MOST_LISTED).default(FIRST_LISTED),
      offset: z.int().min(0).default(0).describe('How many to leave out: the `next` of the former call'),
    }),
    run: async ({ below, limit, offset }) => {
      const texts = await readListTexts(services.db, ownerId);
      const all = itemListSchema.parse(JSON.parse(`[${[...texts].join('')}]`));
      const start = below === undefined ? '' : `${below.replace(/^\/+|\/+$/g, '')}/`;
      const found = all
        .filter(({ slug }) => slug.startsWith(start))
        .sort((a, b) => (a.slug < b.slug ? -1 : 1));
      const end = offset + limit;
      return {
        items: found.slice(offset, end).map(shown),
        total: found.length,
        ...(end < found.length ? { next: end } : {}),
      };
    },
  });

  addTool(server, {
    name: 'read_note',
    title: 'Read a note',
    description: 'Reads the Markdown of a note by its id or its path, with the version that an edit needs.',
    kind: 'read',
    input: z
      .strictObject({
        id: z.optional(idSchema),
        path: z.string().min(1).max(2000).optional().describe('Such as work/log/rain'),
      })
      .refine(
        ({ id, path }) => (id === undefined) !== (path === undefined),
        'Give either the id or the path',
      ),
    run: async ({ id, path = '' }) => {
      const item = id === undefined ? undefined : await findLiving(services.db, ownerId, id);
      if (id !== undefined && !item) throw notFound(mcpTexts.noSuchNote);
      const note = item ? toNote(item) : JSON.parse(await readBySlug(services, ownerId, path));
      return { ...shown(note), version: note.version, content: note.content };
    },
  });
}
