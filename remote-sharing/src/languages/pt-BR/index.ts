import { pluralIn } from '@my-note/contract/language';
import type { RemoteSharingCatalogue } from '../catalogue.ts';
import { trash } from './trash.ts';

const plural = pluralIn('pt-BR');

export const catalogue: RemoteSharingCatalogue = {
  sharing: {
    untitled: 'Sem título',
    tryAgain: 'Tentar novamente',
    trash,
    share: {
      title: (title) => `Compartilhar “${title}”`,
      done: 'Concluir',
      failed: 'Não foi possível carregar seus links compartilhados',
      off: 'Só você pode ler. Com um link, qualquer pessoa que o tiver poderá ler sem uma conta.',
      start: 'Criar link',
      link: 'Link compartilhado',
      includesAll: 'Inclui tudo o que há nesta categoria',
      expiry: 'Validade do link',
      noExpiry: 'O link funciona até você removê-lo.',
      expiresWhen: (when) => `O link para de funcionar ${when}`,
      endsOn: (day, when) => `Termina em ${day}, ${when}`,
      endedOn: (day, when) => `Terminou em ${day}, ${when}`,
      expireIn: (days) =>
        days === null ? 'Nunca' : plural(days, { one: `Em ${days} dia`, other: `Em ${days} dias` }),
      willEnd: (days) =>
        days === null
          ? 'O link vai funcionar até você removê-lo.'
          : `O link vai parar de funcionar em ${days === 1 ? 'um dia' : `${days} dias`}.`,
      password: 'Senha',
      hasPassword: 'Visitantes precisam de uma senha.',
      noPassword: 'Visitantes não precisam de senha.',
      setPassword: 'Definir senha',
      changePassword: 'Alterar senha',
      dropPassword: 'Remover senha',
      savePassword: 'Salvar senha',
      views: (views) =>
        views === 0
          ? 'Ainda não foi aberto.'
          : plural(views, { one: `${views} visita`, other: `${views} visitas` }),
      viewsUntil: (views, when) =>
        `${plural(views, { one: `${views} visita`, other: `${views} visitas` })}, a última ${when}`,
      remove: 'Parar de compartilhar',
      removeTitle: 'Remover este link?',
      removeText: (title) =>
        `O link para “${title}” para de funcionar imediatamente. Se você compartilhar de novo, um novo link será criado.`,
    },
    sharing: {
      title: 'Compartilhados',
      list: 'Seus links compartilhados',
      empty: 'Nenhum link compartilhado ainda',
      hint: 'Suas notas são privadas. Compartilhe uma nota pela página ou pelo menu dela para criar um link.',
      failed: 'Não foi possível carregar seus links compartilhados',
      filter: 'Filtrar por título',
      noMatch: 'Nenhum link compartilhado corresponde a este filtro.',
      heads: {
        title: 'Título',
        includes: 'Inclui',
        created: 'Compartilhada',
        expires: 'Expira',
        views: 'Visitas',
        lastOpened: 'Última visita',
      },
      actions: 'Ações',
      createdWhen: (when) => `Compartilhada ${when}`,
      noteOnly: 'Esta nota',
      withSubNotes: 'Nota e subnotas',
      category: 'Tudo dentro dela',
      never: 'Nunca',
      neverOpened: 'Ainda não',
      expired: 'Expirado',
      suspended: 'Na lixeira. O link está em pausa.',
      copy: 'Copiar link',
      copied: 'Link copiado',
      open: 'Abrir como visitante',
      settings: 'Configurações',
      actionsOf: {
        copy: (title) => `Copiar o link para ${title}`,
        open: (title) => `Abrir ${title} como visitante`,
        settings: (title) => `Configurações de ${title}`,
        remove: (title) => `Parar de compartilhar ${title}`,
        more: (title) => `Mais opções de ${title}`,
      },
    },
    sharedNote: {
      title: 'Nota compartilhada',
      inside: 'Conteúdo compartilhado',
      search: 'Buscar neste compartilhamento',
      treeFailed: 'Não foi possível carregar o resto deste compartilhamento',
      hits: (count) => plural(count, { one: `${count} resultado`, other: `${count} resultados` }),
      noHits: 'Nada encontrado neste compartilhamento.',
      searchFailedBecause: (reason) => `Não foi possível buscar: ${reason}`,
      openCategory: (title) => `Abrir ${title}`,
      closeCategory: (title) => `Fechar ${title}`,
      neighbours: 'Anterior e próxima',
      previous: 'Anterior',
      next: 'Próxima',
      contents: 'Sumário',
      emptyCategory: 'Nada aqui ainda',
      gone: 'Este link não funciona mais',
      goneHint: 'Ele pode ter expirado, ou quem o criou o removeu.',
      home: 'Ir para Início',
      failed: 'Não foi possível carregar a nota compartilhada',
      passwordTitle: 'Esta nota é protegida por senha',
      password: 'Senha',
      open: 'Abrir',
      empty: 'Nada escrito ainda',
      changedWhen: (when) => `Alterada ${when}`,
    },
  },
};
