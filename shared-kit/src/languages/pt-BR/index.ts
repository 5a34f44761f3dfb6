import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: 'Salvar como SVG' },
  'kit/files': files,
  'kit/forms': {
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    strengths: {
      none: 'Pelo menos 8 caracteres. Quanto mais longa, mais forte: algumas palavras funcionam bem.',
      short: 'Curta demais: use pelo menos 8 caracteres.',
      weak: 'Fraca. O que mais ajuda são alguns caracteres a mais.',
      fair: 'Razoável. Com mais alguns caracteres, fica forte.',
      strong: 'Forte.',
    },
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
  },
  'kit/http': {
    unreachable: 'O My Note não consegue acessar o serviço. Verifique a conexão e tente novamente',
    duplicate: 'Dados duplicados',
    answered: (status) => `O serviço respondeu com ${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `Ícone de “${title}”`,
    searchEmojis: 'Buscar emojis',
    emojis: 'Emojis',
    noEmoji: 'Nenhum emoji tem esse nome.',
    removeIcon: 'Remover ícone',
    emojiGroups: [
      'Carinhas',
      'Pessoas',
      'Componentes',
      'Animais e natureza',
      'Comidas e bebidas',
      'Viagens e lugares',
      'Atividades',
      'Objetos',
      'Símbolos',
      'Bandeiras',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
