import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'Desenho',
    drawingOf: (words) => `Desenho: ${words}`,
    empty: 'Este desenho está vazio.',
    broken: 'Não é possível mostrar este desenho.',
    insert: {
      label: 'Desenho',
      hint: 'Esboço com formas, setas e palavras',
      keywords: 'excalidraw esboço esboco rascunho quadro diagrama formas tela',
    },
    editor: {
      save: 'Salvar',
      menu: 'Fundo do desenho',
      loading: 'Carregando a tela de desenho…',
      failed: 'Não foi possível carregar a tela de desenho. Verifique sua conexão e abra o desenho de novo.',
      unreadable: 'Não é possível ler este desenho. Edite o código dele.',
      tooMuch: 'Este desenho é grande demais para ser salvo em uma nota. Remova uma parte dele.',
      unstored:
        'Uma nota não pode guardar imagens e páginas da web dentro de um desenho. Remova-as e depois salve.',
    },
  },
};
