import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `Arquivo ${name}`,
  kinds: { pdf: 'PDF', audio: 'Áudio', video: 'Vídeo', text: 'Texto', other: 'Arquivo' },
  open: { pdf: 'Abrir', audio: 'Reproduzir', video: 'Reproduzir', text: 'Visualizar' },
  openNamed: (action, name) => `${action} ${name}`,
  close: 'Fechar',
  closeNamed: (name) => `Fechar ${name}`,
  save: 'Baixar',
  saveNamed: (name) => `Baixar ${name}`,
  loading: (percent) => `Carregando… ${percent}%`,
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  failed: 'Não foi possível carregar este arquivo. Verifique sua conexão e tente novamente.',
  gone: 'Este arquivo não existe mais ou você não tem permissão para ler',
  unplayable: 'Este navegador não consegue reproduzir este arquivo. Baixe e abra em outro programa.',
  cut: (size) => `Só aparecem os primeiros ${size}. Baixe o arquivo para ler tudo.`,
  video: 'Vídeo do YouTube',
  playVideo: (title) => `Reproduzir ${title}`,
  playVideoHint:
    'A reprodução é feita por youtube-nocookie.com. Nada é carregado de lá até você clicar em Reproduzir.',
  play: 'Reproduzir',
  onYoutube: 'Abrir no YouTube',
};
