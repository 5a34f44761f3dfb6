import { LIMITS } from '@my-note/contract';
import { searchLink } from '@my-note/contract/tasks';
import { Input } from '@my-note/kit/forms';
import { useMutation } from '@my-note/kit/query';
import { Link, useNavigate, useSearchParams } from '@my-note/kit/router';
import { Button, chakra, HStack, PageFrame, Stack, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { HitList } from './hit-list.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { searchMutations } from './searches.mutations.ts';
import { searchTexts as texts } from './texts.ts';

const Back = chakra(Link);

function SearchField({ query }: { query: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchLink(typed.trim() || undefined));
      }}
    >
      <HStack gap="2">
        <Input
          type="search"
          aria-label={texts.query}
          placeholder={texts.query}
          maxLength={LIMITS.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" flexShrink="0">
          {texts.find}
        </Button>
      </HStack>
      <Text marginTop="1.5" fontSize="sm" color="fg.muted">
        {texts.queryHint}
      </Text>
    </chakra.form>
  );
}

function Found({ query }: { query: string }) {
  const save = useMutation({ ...searchMutations.save(), meta: { silent: true } });
  const [isNaming, setNaming] = useState(false);
  const saveAs = async (name: string) => {
    const saved = await save.mutateAsync({ name, query });
    toast({ title: texts.saved(saved.name), type: 'success' });
  };
  return (
    <>
      <HStack justify="space-between" wrap="wrap">
        <Back to={searchLink()} color="fg.muted">
          {texts.all}
        </Back>
        <Button size="sm" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      </HStack>
      <HitList query={query} />
      {isNaming && (
        <NameDialog
          title={texts.save}
          button={texts.save}
          name={query.slice(0, 60)}
          onName={saveAs}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** `/i/searches`: the saved searches, and with `?q=` what a search finds. */
export function SearchesPage() {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim().slice(0, LIMITS.searchLength) ?? '';
  return (
    <PageFrame title={query === '' ? texts.pageTitle : texts.resultsTitle}>
      <Stack gap="5" maxWidth="measure">
        {query === '' && <Text color="fg.muted">{texts.intro}</Text>}
        <SearchField key={query} query={query} />
        {query === '' ? <SavedList /> : <Found key={query} query={query} />}
      </Stack>
    </PageFrame>
  );
}
