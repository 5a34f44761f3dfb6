import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: 'Guardar como SVG' },
  'kit/files': files,
  'kit/forms': {
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    strengths: {
      none: 'Al menos 8 caracteres. Cuanto más larga, más segura: unas cuantas palabras funcionan bien.',
      short: 'Demasiado corta: usa al menos 8 caracteres.',
      weak: 'Débil. Lo que más ayuda son unos caracteres más.',
      fair: 'Aceptable. Con unos caracteres más será segura.',
      strong: 'Segura.',
    },
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  },
  'kit/http': {
    unreachable: 'My Note no puede conectar con su servicio. Revisa la conexión y vuelve a intentarlo',
    duplicate: 'Datos duplicados',
    answered: (status) => `El servicio respondió con ${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `Icono de “${title}”`,
    searchEmojis: 'Buscar emojis',
    emojis: 'Emojis',
    noEmoji: 'Ningún emoji tiene este nombre.',
    removeIcon: 'Quitar icono',
    emojiGroups: [
      'Caritas',
      'Personas',
      'Componentes',
      'Animales y naturaleza',
      'Comida y bebida',
      'Viajes y lugares',
      'Actividades',
      'Objetos',
      'Símbolos',
      'Banderas',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
