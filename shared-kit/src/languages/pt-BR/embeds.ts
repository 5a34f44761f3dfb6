import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: 'Sem título',
  unknown: 'Nota',
  region: (title) => `Nota incorporada: ${title}`,
  regionOfPart: (title, part) => `Parte da nota ${title}: ${part}`,
  loading: 'Carregando a nota…',
  gone: 'Esta nota está na lixeira ou foi excluída.',
  hidden: 'Esta nota não está compartilhada com você.',
  category: 'Categorias não aparecem dentro de uma nota. Abra para ver o conteúdo dela.',
  failed: 'Não foi possível carregar esta nota. Verifique sua conexão e tente novamente.',
  tryAgain: 'Tentar novamente',
  empty: 'Esta nota está vazia.',
  partGone: 'Esta parte não está mais na nota. Abra a nota para ver o resto.',
  cycle: 'Esta nota já aparece um nível acima. Abra para ler separadamente.',
  deep: 'As notas aparecem dentro de outras em até três níveis. Abra esta para ler.',
  over: 'Já aparecem tantas notas aqui que esta é só um link.',
};
