import { catalogue as contract } from '@my-note/contract/languages/pt-BR';
import { catalogue as kit } from '@my-note/kit/languages/pt-BR';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { host as shell } from './host.ts';
import { embedded, firebase, oidc, reset } from './identity.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { overview, tree } from './tree.ts';

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': embedded,
  'host/error': error,
  'host/firebase': firebase,
  'host/home': home,
  'host/identity': {
    unknown: 'Este site usa um serviço de login que esta versão do My Note não conhece.',
  },
  'host/isolated': {
    leaveTitle: 'Abrir outro site?',
    leaveText: (remote) =>
      `${remote} leva ao endereço abaixo. Ele pode conter o que ${remote} leu das suas notas.`,
    openSite: (site) => `Abrir ${site}`,
    notGranted: 'Esta página não tem permissão para isto',
    notFound: 'Essa nota não existe ou esta página não tem permissão para vê-la',
    onlyText: 'Esta página só tem permissão para o texto da nota, com a versão de base',
    unreachable: 'Não é possível acessar o serviço',
    signedOut: 'Ninguém está conectado',
    tooMany: 'Chamadas demais ao mesmo tempo',
  },
  'host/keyboard': {
    title: 'Atalhos de teclado',
    filter: 'Filtrar atalhos',
    none: (typed) => `Nenhum atalho para “${typed}”`,
    followedBy: 'e depois',
    off: 'Os atalhos de uma só tecla estão desativados nas configurações.',
    groups: { act: 'Em qualquer lugar', goTo: 'Ir para' },
  },
  'host/login': login,
  'host/notifications': { untitled: 'Notificação', detail: 'Detalhe' },
  'host/oidc': oidc,
  'host/overview': overview,
  'host/push': push,
  'host/reset': reset,
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: 'Buscas salvas',
    allSearches: 'Todas e novas',
    width: 'Largura da barra lateral',
    widthHint: 'Arraste para redimensionar, clique duas vezes para redefinir',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: 'Notificações',
    notificationsUnread: (count) => `Notificações, ${count} ${count === 1 ? 'não lida' : 'não lidas'}`,
    account: 'Conta',
    people: 'Pessoas',
    releases: 'Lançamentos',
    settings: 'Configurações',
    logout: 'Sair',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'O Youtube Reader está desativado',
    text: 'Ele lista os vídeos novos dos canais que você segue e permite tomar notas ao lado deles. Você também pode ativá-lo, ou desativá-lo de novo, em Configurações, no menu do usuário.',
    turnOn: 'Ativar o Youtube Reader',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
