import { pluralIn, type Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

const plural = pluralIn('pt-BR');

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: 'Sumário',
  copyCode: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
  copyHeading: (heading) => `Copiar link para “${heading}”`,
  copyHeadingFailed: 'Não foi possível copiar. O endereço agora está na barra de endereços.',
  emptyTask: 'Tarefa vazia',
  imageMissing: 'Imagem que não pôde ser carregada',
  pictureFrom: (site) => `Imagem de ${site}`,
  pictureHint: (site) =>
    `Ainda não foi carregada. Ela vem por este site, para que ${site} não saiba quem está lendo.`,
  pictureLoading: (site) => `Carregando a imagem de ${site}…`,
  pictureFailed: (site) => `Não foi possível carregar a imagem de ${site}`,
  showPicture: 'Mostrar',
  showPictureFrom: (site, alt) =>
    alt === '' ? `Mostrar a imagem de ${site}` : `Mostrar “${alt}” de ${site}`,
  alwaysShow: 'Sempre mostrar deste site',
  alwaysShowFrom: (site) => `Sempre mostrar imagens de ${site}`,
  retryPicture: 'Tentar novamente',
  retryPictureFrom: (site, alt) =>
    alt === ''
      ? `Tentar carregar novamente a imagem de ${site}`
      : `Tentar carregar novamente “${alt}” de ${site}`,
  openPicture: 'Abrir em outra aba',
  openPictureAt: (site) => `Abrir a imagem de ${site} em outra aba`,
  picturesWaiting: (count) =>
    plural(count, {
      one: 'Há uma imagem de outro site ainda não carregada',
      other: `Há ${count} imagens de outros sites ainda não carregadas`,
    }),
  showAll: 'Mostrar todas',
  showAllPictures: 'Mostrar todas as imagens desta nota',
  sortBy: (column) => `Ordenar por ${column}`,
  formulaProblem: (reason) => `Não é possível desenhar esta fórmula: ${reason}`,
  formulaTooLong: 'Ela é longa demais. Divida-a em várias fórmulas.',
  formulaNotRead: 'Ela tem níveis aninhados demais.',
  fileFailed: 'Não foi possível carregar o arquivo. Verifique sua conexão e tente novamente.',
  headingGone: 'Essa parte não está mais na nota. Aqui está a nota desde o início.',
  linkGone: 'Esta nota está na lixeira ou foi excluída',
  goneLink: (words) => `${words} (esta nota está na lixeira ou foi excluída)`,
};
