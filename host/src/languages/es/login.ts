import { pluralIn, type Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const plural = pluralIn('es');
const whose = (name: string | undefined) => name ?? 'alguien que inició sesión aquí antes';

export const login: Translation<typeof loginTexts> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  name: 'Nombre',
  loginTitle: 'Hola de nuevo',
  createTitle: 'Crea tu cuenta',
  firstTitle: 'Crea la primera cuenta',
  firstHint:
    'Aquí aún no hay ninguna cuenta. La primera es la del operador: puede invitar y administrar a las demás personas.',
  firstElsewhere:
    'Aquí aún no hay ninguna cuenta. Abre esta página en el equipo donde se ejecuta My Note o con el enlace que My Note mostró al iniciarse.',
  invited: 'Te han invitado a este sitio. La invitación sirve para crear una cuenta.',
  haveAccount: '¿Ya tienes una cuenta?',
  noAccount: '¿Aún no tienes cuenta?',
  or: 'o',
  codeTitle: 'Escribe tu código',
  code: {
    label: 'Código',
    hint: 'Tu contraseña es correcta. Abre tu app de autenticación y escribe los seis dígitos que muestra.',
  },
  recoveryCode: {
    label: 'Código de recuperación',
    hint: 'Escribe uno de los códigos de recuperación que guardaste al activar la verificación en dos pasos. Cada uno sirve una sola vez.',
  },
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la app de autenticación',
  back: 'Atrás',
  codeToo: 'Código de tu app de autenticación o un código de recuperación',
  codeTooHint: 'Si tienes activada la verificación en dos pasos, tu código te permite entrar ahora.',
  passkey: 'Iniciar sesión con una llave de acceso',
  forgotten: '¿Olvidaste tu contraseña?',
  resetSent: (email) =>
    `Si ${email} tiene una cuenta, en breve recibirás un correo con los siguientes pasos.`,
  kept: (name, notes, requests) => {
    const parts = [
      notes > 0 && plural(notes, { one: '1 nota', other: `${notes} notas` }),
      requests > 0 && plural(requests, { one: '1 solicitud', other: `${requests} solicitudes` }),
    ].filter(Boolean);
    return `En este dispositivo hay texto sin guardar de ${whose(name)}: ${parts.join(' y ')}. Podrá recuperarse al volver a iniciar sesión.`;
  },
  removeKept: 'Descartar',
  removeKeptTitle: (name) => `¿Descartar el texto sin guardar de ${whose(name)}?`,
  removeKeptText: 'Nunca llegó a guardarse, así que se perderá para siempre.',
  notLoaded: 'No se pudo cargar el formulario de inicio de sesión',
};
