import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'Receber notificações neste dispositivo',
  hereHint: 'Mesmo com o My Note fechado.',
  off: 'Seu administrador desativou esta opção.',
  reasons: {
    insecure: 'Os navegadores só permitem isto em endereços https://.',
    install:
      'No iPhone e no iPad, primeiro adicione o My Note à Tela de Início: toque em Compartilhar e depois em Adicionar à Tela de Início. Abra por lá e ative esta opção.',
    unsupported: 'Este navegador não consegue receber notificações com o My Note fechado.',
    blocked:
      'O navegador bloqueia as notificações deste site. Permita no menu ao lado do endereço, em Permissões ou Configurações do site, e volte aqui.',
  },
  test: 'Enviar um teste',
  sent: 'Enviado. Vai aparecer em instantes.',
  notSent: (reason) => `Não enviado: ${reason}.`,
  noWorker: 'Esta página ainda não está pronta para notificações. Recarregue e tente novamente.',
  notReached:
    'O navegador não conseguiu acessar o serviço de push. O motivo pode ser uma janela privada, um bloqueador ou um navegador sem esse serviço.',
  devices: 'Outros dispositivos que recebem notificações',
  sinceWhen: (when) => `Adicionado ${when}`,
  unknownDevice: 'Dispositivo desconhecido',
  remove: 'Remover',
  removeNamed: (device) => `Remover ${device}`,
  failed: 'Não foi possível carregar quais dispositivos recebem notificações.',
};
