import type { Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';

const failures = {
  network: 'não foi possível acessar os arquivos dele',
  timeout: 'os arquivos dele não chegaram a tempo',
  integrity: 'os arquivos dele não são os publicados',
  contract: 'ele precisa de um app mais recente',
  'shared-version': 'ele precisa de outros pacotes compartilhados',
  evaluation: 'ele falhou ao iniciar',
  render: 'ele falhou enquanto estava na tela',
  gone: 'os arquivos dele não existem mais',
  off: 'ele está desativado',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'Sobre o My Note',
  intro:
    'O My Note funciona no seu navegador como um conjunto de módulos publicados separadamente. Esta página mostra quais versões estão em uso nesta aba. Nada aqui é sobre você ou suas notas.',
  copy: 'Copiar como texto',
  copied: 'Copiado',
  copyFailed: 'Este navegador não permite copiar de páginas sem criptografia. Selecione o texto abaixo.',

  app: 'App',
  appVersion: 'Versão',
  appVersionHint: 'A versão publicada da moldura em volta de cada página.',
  contract: 'Contrato',
  contractHint: 'Aquilo com que os módulos podem contar. Um módulo feito para outro contrato não é aberto.',
  registry: 'Lista de módulos',
  registryHint: 'Aumenta sempre que um módulo é publicado, retirado ou recuperado.',
  registryRead: (revision, when) => `Revisão ${revision}, lida ${when}`,
  registryStored: (revision) => `Revisão ${revision}, lida antes e guardada neste navegador`,
  unknown: 'Desconhecida',

  parts: 'Módulos',
  partsHint:
    'Cada módulo tem algumas das páginas. Ele é carregado quando uma delas é necessária e nunca enquanto está desativado.',
  part: 'Módulo',
  inThisTab: 'Nesta aba',
  published: 'Publicado',
  builtFor: 'Contrato',
  orLater: (contract) => `${contract} ou posterior`,
  state: 'Estado',
  whys: {
    live: 'A versão publicada',
    canary: 'Uma versão em teste em alguns navegadores',
    previous: 'A versão anterior, porque a publicada falhou aqui',
    override: 'Uma cópia própria de desenvolvimento, só nesta aba',
    off: 'Desativado nas configurações',
    killed: 'Desativado para todos pelo seu administrador',
  },
  notLoaded: 'Ainda não foi necessário',
  loaded: (ms, attempts) =>
    attempts === 1 ? `Carregado em ${ms} ms` : `Carregado em ${ms} ms na tentativa ${attempts}`,
  failed: (kind) => `Falha: ${failures[kind]}`,
  circuits: {
    open: 'Em pausa por meio minuto após três falhas',
    'half-open': 'Nova tentativa na próxima vez que for necessário',
    closed: '',
  },

  shared: 'Pacotes compartilhados',
  sharedHint: 'Código que todos os módulos compartilham, carregado uma única vez.',
  package: 'Pacote',
  version: 'Versão',
  providedBy: 'Fornecido por',
  usedBy: 'Usado por',
  host: 'o app',
  nobody: 'ninguém ainda',
  packages: (count) => (count === 1 ? '1 pacote' : `${count} pacotes`),
  allOnce: (count) =>
    count === 1 ? '1 pacote, em uma única versão' : `${count} pacotes, cada um em uma única versão`,
  report: {
    app: (version, contract) => `My Note ${version}, contrato ${contract}`,
    registry: (state) => `Lista de módulos: ${state}`,
    part: (part) =>
      `${part.name} ${part.version} (${part.why}; publicado: ${part.published}; contrato ${part.contract}): ${part.state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join(' e ')}, fornecido por ${providers}; usado por ${users}`,
  },
  several: (names) =>
    `Há mais de uma versão de ${names} nesta aba. Módulos que usam versões diferentes podem não funcionar juntos. Fale com seu administrador.`,
};
