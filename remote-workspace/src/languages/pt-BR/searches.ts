import { pluralIn, type Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

const plural = pluralIn('pt-BR');

export const searches: Translation<typeof searchTexts> = {
  pageTitle: 'Buscas salvas',
  resultsTitle: 'Busca',
  intro: 'Buscas que você guarda com um nome. Elas também ficam na barra lateral e no Ctrl+K.',
  loading: 'Carregando buscas salvas',
  failed: 'Não foi possível carregar suas buscas salvas',
  empty: 'Nenhuma busca salva ainda',
  emptyHint: 'Digite acima uma busca como in:Trabalho has:task, veja o que ela encontra e salve.',
  query: 'Busca',
  queryHint:
    'Palavras, "frases", -palavra, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: 'Buscar',
  searching: 'Buscando',
  nothing: 'Nada encontrado',
  nothingHint: 'Remova um filtro ou escreva uma palavra de outro jeito.',
  hits: (count) =>
    count < 30 ? plural(count, { one: `${count} nota`, other: `${count} notas` }) : 'As primeiras 30 notas',
  all: 'Todas as buscas salvas',
  untitled: 'Sem título',
  save: 'Salvar busca',
  name: 'Nome',
  saved: (name) => `“${name}” foi salva`,
  rename: 'Renomear',
  renameTitle: (name) => `Renomear “${name}”`,
  remove: 'Remover',
  removed: (name) => `“${name}” foi removida`,
  undo: 'Desfazer',
};
