import type { Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';

const failures = {
  network: 'no se pudo acceder a sus archivos',
  timeout: 'sus archivos no llegaron a tiempo',
  integrity: 'sus archivos no son los publicados',
  contract: 'necesita una app más reciente',
  'shared-version': 'necesita otros paquetes compartidos',
  evaluation: 'falló al iniciarse',
  render: 'falló mientras estaba en pantalla',
  gone: 'sus archivos ya no existen',
  off: 'está desactivado',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'Acerca de My Note',
  intro:
    'My Note funciona en tu navegador como un conjunto de módulos que se publican por separado. Esta página muestra qué versiones se ejecutan en esta pestaña. Nada de lo que ves aquí trata de ti ni de tus notas.',
  copy: 'Copiar como texto',
  copied: 'Copiado',
  copyFailed:
    'Este navegador no permite copiar desde páginas sin cifrado. Selecciona el texto que aparece abajo.',

  app: 'App',
  appVersion: 'Versión',
  appVersionHint: 'La versión publicada del marco que rodea cada página.',
  contract: 'Contrato',
  contractHint: 'Lo que los módulos pueden dar por hecho. Un módulo creado para otro contrato no se abre.',
  registry: 'Lista de módulos',
  registryHint: 'Aumenta cada vez que un módulo se publica, se retira o se recupera.',
  registryRead: (revision, when) => `Revisión ${revision}, leída ${when}`,
  registryStored: (revision) => `Revisión ${revision}, leída antes y guardada en este navegador`,
  unknown: 'Desconocida',

  parts: 'Módulos',
  partsHint:
    'Cada módulo contiene algunas de las páginas. Se carga cuando hace falta una de ellas, y nunca mientras está desactivado.',
  part: 'Módulo',
  inThisTab: 'En esta pestaña',
  published: 'Publicado',
  builtFor: 'Contrato',
  orLater: (contract) => `${contract} o posterior`,
  state: 'Estado',
  whys: {
    live: 'La versión publicada',
    canary: 'Una versión a prueba en algunos navegadores',
    previous: 'La versión anterior, porque la publicada falló aquí',
    override: 'Una copia propia de desarrollo, solo en esta pestaña',
    off: 'Desactivado en la configuración',
    killed: 'Desactivado para todos por tu administrador',
  },
  notLoaded: 'Aún no ha hecho falta',
  loaded: (ms, attempts) =>
    attempts === 1 ? `Cargado en ${ms} ms` : `Cargado en ${ms} ms al intento número ${attempts}`,
  failed: (kind) => `Error: ${failures[kind]}`,
  circuits: {
    open: 'En pausa durante medio minuto tras tres fallos',
    'half-open': 'Se reintentará la próxima vez que haga falta',
    closed: '',
  },

  shared: 'Paquetes compartidos',
  sharedHint: 'Código que comparten todos los módulos y se carga una sola vez.',
  package: 'Paquete',
  version: 'Versión',
  providedBy: 'Proporcionado por',
  usedBy: 'Usado por',
  host: 'la app',
  nobody: 'nadie todavía',
  packages: (count) => (count === 1 ? '1 paquete' : `${count} paquetes`),
  allOnce: (count) =>
    count === 1 ? '1 paquete, en una sola versión' : `${count} paquetes, cada uno en una sola versión`,
  report: {
    app: (version, contract) => `My Note ${version}, contrato ${contract}`,
    registry: (state) => `Lista de módulos: ${state}`,
    part: (part) =>
      `${part.name} ${part.version} (${part.why}; publicado: ${part.published}; contrato ${part.contract}): ${part.state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join(' y ')}, proporcionado por ${providers}; usado por ${users}`,
  },
  several: (names) =>
    `En esta pestaña hay más de una versión de ${names}. Es posible que los módulos que usan versiones distintas no funcionen bien juntos. Contacta con tu administrador.`,
};
