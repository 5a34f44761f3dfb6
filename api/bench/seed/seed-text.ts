import type { Database } from '../../src/core/database.ts';
import { randomIds } from '../../src/core/services.ts';
import { items } from '../../src/items/tables.ts';
import { textStatsOf } from '../../src/items/text.ts';
import { createWords } from './seed.ts';

/** A Markdown text of this many characters or a few less: chapters of paragraphs, lists, quotes, code and tables. */
export function longText(characters: number): string {
  const { word } = createWords(characters);
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const link = () => `[${words(2)}](https://example.org/${word()})`;
  const paragraph = () => `${words(40)} **${words(2)}** ${words(30)} ${link()} ${words(25)} \`${word()}\`.`;
  let text = '';
  for (let chapter = 1; ; chapter += 1) {
    const list = Array.from({ length: 6 }, () => `- ${words(9)}`).join('\n');
    const table = `| ${word()} | ${word()} |\n| --- | --- |\n| ${words(2)} | ${words(3)} |`;
    const more = [
      `## ${words(4)} ${chapter}`,
      paragraph(),
      paragraph(),
      list,
      ...(chapter % 4 === 0 ? [`> ${words(20)}`, `\`\`\`js\nconst ${word()} = 1;\n\`\`\``, table] : []),
      paragraph(),
      '',
    ].join('\n\n');
    if (text.length + more.length > characters) return text;
    text += more;
  }
}

/** Writes one note for each of these texts; answers their slugs. */
export async function seedTexts(db: Database, ownerId: string, contents: readonly string[]) {
  const now = new Date();
  const slugs = contents.map(({ length }) => `text-of-${length}`);
  await db.insert(items).values(
    contents.map((content, at) => ({
      id: randomIds.row(),
      createdBy: ownerId,
      createdAt: now,
      updatedAt: now,
      type: 'note' as const,
      title: `Text of ${content.length}`,
      slug: slugs[at] ?? '',
      content,
      ...textStatsOf(content),
    })),
  );
  return slugs;
}
