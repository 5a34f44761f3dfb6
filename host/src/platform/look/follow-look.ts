import { configListSchema } from '@my-note/contract';
import { OWN_CSS_MARK } from '@my-note/contract/look';
import { configQueries, configValue } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { forgetLook, keepLook, readKeptLook } from './kept-look.ts';

/** The settings that the look is made of; undefined while they are not known. */
function readSource(queryClient: QueryClient) {
  const list = configListSchema.safeParse(queryClient.getQueryData(configQueries.all()));
  if (!list.success) return undefined;
  const accent = String(configValue(list.data, 'accent'));
  const tagColors = String(configValue(list.data, 'tagColors'));
  const mark = String(list.data.find(({ key }) => key === OWN_CSS_MARK)?.value ?? '');
  return { accent, tagColors, mark, text: JSON.stringify([accent, tagColors, mark]) };
}

async function update(queryClient: QueryClient): Promise<void> {
  const owner = session.get().user?._id;
  const source = readSource(queryClient);
  if (owner === undefined || !source) return;
  const kept = readKeptLook();
  const isKept = kept?.owner === owner;
  const before = isKept ? kept.source : JSON.stringify(['', '', '']);
  if (before === source.text) return;
  const [{ rulesOf, showCss, showRules }, { ownCssQueries }] = await Promise.all([
    import('./sheets.ts'),
    import('./own-css.queries.ts'),
  ]);
  const css =
    source.mark === '' ? '' : await queryClient.fetchQuery({ ...ownCssQueries.css(), staleTime: 0 });
  // Settings that have changed since come with an update of their own.
  if (session.get().user?._id !== owner || readSource(queryClient)?.text !== source.text) return;
  const rules = rulesOf(source.accent, source.tagColors);
  keepLook({ owner, rules, css, source: source.text });
  showRules(rules);
  showCss(css);
}

/** Shows the look of the person, and keeps it for the next start, whenever the settings have changed, here or elsewhere. */
export function followLook(queryClient: QueryClient): void {
  // What is shown of it ends with the session (host/src/app/connect-api.ts).
  const forgetOther = () => {
    if (readKeptLook()?.owner !== session.get().user?._id) forgetLook();
  };
  forgetOther();
  session.subscribe(forgetOther);
  const follow = () => void update(queryClient).catch(console.warn);
  const [key] = configQueries.all();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === key) follow();
  });
  follow();
}
